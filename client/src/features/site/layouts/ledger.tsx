import type { ReactNode } from 'react';
import { SectionFrame, SectionHeading, type SectionProps } from './section';

/** Ruled rows under one heading: things of one kind with the same facts, read across. */
export const Ledger = ({ children, ...heading }: SectionProps) => (
  <SectionFrame id={heading.id}>
    <SectionHeading {...heading} />
    <div className="mt-6 sm:mt-8">{children}</div>
  </SectionFrame>
);

interface LedgerRowProps {
  name: string;
  /** A small decorative drawing before the name. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A row of a ledger: the name in the first third, what is said of it in the rest. */
export const LedgerRow = ({ name, mark, children }: LedgerRowProps) => (
  <article className="grid gap-x-16 gap-y-1 border-b border-line py-4 first:border-t md:grid-cols-[1fr_2fr] md:py-5">
    <h3 className="flex items-center gap-3 self-start text-lg">
      {mark && <span className="text-brand">{mark}</span>}
      {name}
    </h3>
    <div className="max-w-measure text-muted">{children}</div>
  </article>
);
