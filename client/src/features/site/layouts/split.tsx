import type { ReactNode } from 'react';
import { SectionFrame, SectionHeading, type SectionProps } from './section';

interface SplitProps extends SectionProps {
  /** Stands under the lead. */
  aside?: ReactNode;
}

/**
 * The heading in the left third, which stays in view beside tall content. For what is read in its order: about,
 * steps, questions.
 */
export const Split = ({ aside, children, ...heading }: SplitProps) => (
  <SectionFrame id={heading.id}>
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <div className="self-start lg:sticky lg:top-24">
        <SectionHeading {...heading} />
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  </SectionFrame>
);
