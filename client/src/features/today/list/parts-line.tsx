import type { ReactNode } from 'react';

/** A part of a line; where it is not seen, a screen reader still says it. */
export interface LinePart {
  name: string;
  content: ReactNode;
  seen: 'always' | 'wide' | 'phone' | 'never';
}

const looks = {
  always: 'wrap-anywhere',
  wide: 'max-sm:sr-only',
  phone: 'sm:hidden',
  never: 'sr-only',
};

/** The parts of a line that have content, with a dot between those that are seen. */
export function PartsLine({ parts }: { parts: readonly LinePart[] }) {
  const present = parts.filter(({ content }) => Boolean(content));
  const begunOn = { wide: false, phone: false };
  return (
    <p className="text-sm text-muted">
      {present.map(({ name, content, seen }) => {
        const dot = dotOf(begunOn);
        if (seen === 'always' || seen === 'wide') begunOn.wide = true;
        if (seen === 'always' || seen === 'phone') begunOn.phone = true;
        return (
          <span key={name} className={looks[seen]}>
            {dot !== null && (
              <span aria-hidden className={dot}>
                {'\u00a0· '}
              </span>
            )}
            {content}
          </span>
        );
      })}
    </p>
  );
}

/** The class of the dot before a part, by where others stand before it; null where none do. */
function dotOf({ wide, phone }: { wide: boolean; phone: boolean }): string | null {
  if (!wide && !phone) return null;
  if (wide && phone) return '';
  return wide ? 'max-sm:hidden' : 'sm:hidden';
}
