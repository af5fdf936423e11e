import type { ReactNode } from 'react';

/** A part of a line, and where it is seen: everywhere by default. A screen reader says it where it is not. */
export type LinePart = readonly [content: ReactNode, seen?: 'wide' | 'phone' | 'never' | undefined];

const looks = { wide: 'max-sm:sr-only', phone: 'sm:hidden', never: 'sr-only' };

const lookOf = ([, seen]: LinePart) => (seen ? looks[seen] : '');

/** Whether a part has room in one line of a phone, which breaks between such parts. */
const isShort = ([content]: LinePart) => typeof content === 'string' && content.length <= 24;

/** The parts of a line that have content, with a dot between those that are seen. */
export function PartsLine({ parts }: { parts: readonly LinePart[] }) {
  const said = parts.filter(([content]) => Boolean(content));
  return (
    <p className="text-sm text-wrap text-muted">
      {said.map((part, index) => {
        const before = said
          .slice(0, index)
          .map(lookOf)
          .filter((look) => look !== looks.never);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a line keep their places
          <span key={index} className={lookOf(part)}>
            {before.length > 0 && (
              <span aria-hidden className={new Set(before).size > 1 ? '' : before[0]}>
                {'\u00a0· '}
              </span>
            )}
            {isShort(part) ? <span className="whitespace-nowrap">{part[0]}</span> : part[0]}
          </span>
        );
      })}
    </p>
  );
}
