import { SectionFrame, SectionHeading, type SectionProps } from './section';

/** Ruled rows under one heading: things of one kind with the same facts, read across. */
export const Ledger = ({ children, ...heading }: SectionProps) => (
  <SectionFrame id={heading.id}>
    <SectionHeading {...heading} />
    <div className="mt-6 sm:mt-8">{children}</div>
  </SectionFrame>
);
