import type { ReactNode } from 'react';
import { SectionFrame, SectionHeading, type SectionProps } from './section';

const columns = { 2: 'md:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'sm:grid-cols-2' } as const;

interface CardsProps extends SectionProps {
  count: keyof typeof columns;
  /** What stands under the cards. */
  below?: ReactNode;
}

/** Two to four things of one kind, to choose between. */
export const Cards = ({ count, below, children, ...heading }: CardsProps) => (
  <SectionFrame id={heading.id}>
    <SectionHeading {...heading} />
    <div className={`mt-6 grid gap-3 sm:mt-8 sm:gap-5 ${columns[count]}`}>{children}</div>
    {below}
  </SectionFrame>
);
