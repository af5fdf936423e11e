import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { cut } from './table-frame';

/**
 * The first part over the others, in the room of one row; parts that are missing take none. Of three, the second stands
 * beside the first: the last, which is often the longest, has its line for itself.
 */
export function Stacked({ parts = [] }: { parts: readonly ReactNode[] | undefined }) {
  const [first, ...rest] = parts.filter(Boolean);
  const beside = rest.length > 1 ? rest[0] : undefined;
  const others = beside ? rest.slice(1) : rest;
  return (
    <span className="block text-sm leading-tight">
      <span className={classNames('block', cut)}>
        {first}
        {beside && <span className="text-muted"> · {beside}</span>}
      </span>
      {others.length > 0 && <span className={classNames('block text-muted', cut)}>{joined(others)}</span>}
    </span>
  );
}

const joined = (parts: readonly ReactNode[]) =>
  parts.flatMap((part, index) => (index > 0 ? [' · ', part] : [part]));
