import type { ReactNode } from 'react';

export interface SectionProps {
  /** The element id, for links to this section. */
  id?: string;
  eyebrow?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of a public page with its heading; its scroll margin leaves room for the header. */
export const Section = ({ id, eyebrow, title, lead, children }: SectionProps) => (
  <section id={id} aria-labelledby={id && `${id}-title`} tabIndex={-1} className="scroll-mt-[80px]">
    <div className="mx-auto max-w-content px-4 py-16 sm:px-6 lg:py-24">
      <div className="mb-10 max-w-measure">
        {eyebrow && <p className="mb-2 font-semibold text-brand">{eyebrow}</p>}
        <h2 id={id && `${id}-title`} className="text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-4 text-lg text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  </section>
);
