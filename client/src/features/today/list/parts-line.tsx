import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** A part of a line, and where it is seen: everywhere by default. A screen reader says it where it is not. */
export type LinePart = readonly [content: ReactNode, seen?: 'wide' | 'phone' | 'never' | undefined];

const looks = { wide: 'max-sm:sr-only', phone: 'sm:hidden', never: 'sr-only' };

/**
 * The parts of a line that have content. The dot before a part lies outside of the line where the part is the first
 * that is seen, or begins a further line.
 */
export const PartsLine = ({ parts }: { parts: readonly LinePart[] }) => (
  <p className="overflow-hidden text-sm text-muted">
    <span className="-ml-4 flex flex-wrap">
      {parts
        .filter(([content]) => Boolean(content))
        .map(([content, seen], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a line keep their places
          <span key={index} className={classNames('flex', seen && looks[seen])}>
            <span aria-hidden className="w-4 shrink-0 text-center">
              {' · '}
            </span>
            <span>{content}</span>
          </span>
        ))}
    </span>
  </p>
);
