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
  /** A piece of what the page is about, beside the text on a wide screen, with the network behind its far edge. */
  piece: ReactNode;
}

/** The first section of the home page, dark in both themes. */
export const Hero = ({ id, eyebrow, title, lead, actions, piece }: HeroProps) => (
  <section id={id} tabIndex={-1} className="on-night relative overflow-hidden scroll-mt-[80px]">
    <div className="relative z-1 mx-auto grid max-w-content items-center gap-12 px-4 pt-36 pb-6 sm:px-6 lg:min-h-192 lg:grid-cols-[6fr_5fr] lg:gap-16 lg:pt-32 lg:pb-20">
      <div className="grid max-w-2xl justify-items-start gap-6">
        <div className="font-semibold text-accent">{eyebrow}</div>
        <h1 tabIndex={-1} className="text-5xl">
          {title}
        </h1>
        <p className="max-w-measure text-lg text-muted">{lead}</p>
        <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
      </div>
      <div className="hidden lg:block">{piece}</div>
    </div>
    {/* Last, because a browser may paint the section before all of its text has arrived, and the drawing
        grows with the section. */}
    <HeroDrawing />
  </section>
);
