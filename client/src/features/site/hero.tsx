import type { ReactNode } from 'react';
import { HeroDrawing } from './hero-drawing';
import type { SectionId } from './sections';

interface HeroProps {
  id?: SectionId;
  /** Stands above the title: what the page is about, or a mark such as "coming soon". */
  eyebrow: ReactNode;
  title: ReactNode;
  lead: string;
  actions: ReactNode;
}

/** The first section of a public page, dark in both themes. */
export const Hero = ({ id, eyebrow, title, lead, actions }: HeroProps) => (
  <section id={id} tabIndex={-1} className="on-night relative overflow-hidden scroll-mt-[80px]">
    <HeroDrawing />
    <div className="relative mx-auto max-w-content px-4 pt-36 pb-24 sm:px-6 lg:pt-48 lg:pb-36">
      <div className="grid max-w-2xl justify-items-start gap-6">
        <div className="font-semibold text-accent">{eyebrow}</div>
        <h1 tabIndex={-1} className="text-5xl">
          {title}
        </h1>
        <p className="max-w-measure text-lg text-muted">{lead}</p>
        <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  </section>
);
