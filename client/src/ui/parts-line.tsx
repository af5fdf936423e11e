import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

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

/** A `PartsLine` of the parts that there are. */
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
