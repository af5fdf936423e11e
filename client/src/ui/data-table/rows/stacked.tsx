import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { cut } from './table-frame';

/** The first part over the others, in the room of one row; parts that are missing take none. */
export function Stacked({ parts = [] }: { parts: readonly ReactNode[] | undefined }) {
  const [first, ...others] = parts.filter(Boolean);
  return (
    <span className="block text-sm leading-tight">
      <span className={classNames('block', cut)}>{first}</span>
      {others.length > 0 && <span className={classNames('block text-muted', cut)}>{joined(others)}</span>}
    </span>
  );
}

const joined = (parts: readonly ReactNode[]) =>
  parts.flatMap((part, index) => (index > 0 ? [' · ', part] : [part]));
