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

/**
 * A line of `Part`s that wrap rather than being cut. No line begins or ends with a dot: each part has its dot before it,
 * in the room that the start of a line clips away.
 */
export const PartsLine = ({ children }: { children: ReactNode }) => (
  // The margin leaves a link its focus ring.
  <span className="block overflow-clip [overflow-clip-margin:3px] whitespace-normal">
    <span className="-ml-3 flex flex-wrap">{children}</span>
  </span>
);

interface PartProps {
  isFirst?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a `PartsLine`, with a dot before it unless it is the first. */
export const Part = ({ isFirst = false, className, children }: PartProps) => (
  <span className={classNames('relative min-w-0 pl-3', className)}>
    {!isFirst && <span className="absolute left-0 w-3 text-center whitespace-pre"> · </span>}
    {children}
  </span>
);

/** Parts of a phone's second line, those that there are. */
export const Wrapped = ({ parts }: { parts: readonly ReactNode[] }) => (
  <PartsLine>
    {parts.filter(Boolean).map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts have no order but their own
      <Part key={index} isFirst={index === 0}>
        {part}
      </Part>
    ))}
  </PartsLine>
);

const joined = (parts: readonly ReactNode[]) =>
  parts.flatMap((part, index) => (index > 0 ? [' · ', part] : [part]));
