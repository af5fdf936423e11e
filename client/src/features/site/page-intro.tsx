import type { ReactNode } from 'react';

interface PageIntroProps {
  eyebrow?: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The dark heading of a text page: like the hero, but lower and without a drawing. */
export const PageIntro = ({ eyebrow, title, lead, children }: PageIntroProps) => (
  <div className="on-night">
    <div className="mx-auto max-w-content px-4 pt-32 pb-14 sm:px-6 lg:pt-40 lg:pb-20">
      {eyebrow && <p className="mb-2 font-semibold text-accent">{eyebrow}</p>}
      <h1 tabIndex={-1} className="max-w-3xl text-4xl">
        {title}
      </h1>
      <p className="mt-4 max-w-measure text-lg text-muted">{lead}</p>
      {children}
    </div>
  </div>
);
