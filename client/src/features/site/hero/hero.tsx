import type { ReactNode } from 'react';
import { HeroDrawing } from './hero-drawing';
import type { SectionId } from '../sections';

interface HeroProps {
  id: SectionId;
  /** Above the title: the subject of the page. */
  eyebrow: ReactNode;
  title: ReactNode;
  lead: string;
  actions: ReactNode;
}

/** The first section of the home page, dark in both themes. */
export const Hero = ({ id, eyebrow, title, lead, actions }: HeroProps) => (
  <section id={id} tabIndex={-1} className="on-night relative overflow-hidden scroll-mt-[80px]">
    <div className="relative z-1 mx-auto max-w-content px-4 pt-28 max-md:noscript:pt-36 pb-6 sm:px-6 lg:min-h-140 lg:pt-32 lg:pb-10">
      <div className="grid max-w-2xl justify-items-start gap-6 lg:max-xl:max-w-xl">
        <div className="font-semibold text-accent">{eyebrow}</div>
        <h1 tabIndex={-1} className="text-5xl">
          {title}
        </h1>
        <p className="max-w-measure text-lg text-muted">{lead}</p>
        <div className="mt-2 flex flex-wrap gap-3 max-sm:gap-x-2 max-sm:[&_.rounded-control]:px-3">
          {actions}
        </div>
      </div>
    </div>
    {/* Last, because a browser may paint the section before all of its text has arrived, and the drawing
        grows with the section. */}
    <HeroDrawing />
  </section>
);
