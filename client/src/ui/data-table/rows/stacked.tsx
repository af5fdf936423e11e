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

/** A name that stands in two lines of a row rather than cut. */
export const InTwoLines = ({ children }: { children: ReactNode }) => (
  // As `line-clamp-2`, but without a box that scrolls.
  <span className="[display:-webkit-box] overflow-clip text-sm leading-tight whitespace-normal [-webkit-box-orient:vertical] [-webkit-line-clamp:2]">
    {children}
  </span>
);

const joined = (parts: readonly ReactNode[]) =>
  parts.flatMap((part, index) => (index > 0 ? [' · ', part] : [part]));
