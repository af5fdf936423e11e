import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { HeroDrawing } from './hero-drawing';
import type { SectionId } from '../sections';

interface HeroProps {
  id?: SectionId;
  /** Above the title: the subject of the page, or a badge such as "coming soon". */
  eyebrow: ReactNode;
  title: ReactNode;
  lead: string;
  actions: ReactNode;
  /** A link back, above everything else. */
  back?: ReactNode;
  /** A drawing beside the text; it replaces the network in the background. */
  drawing?: ReactNode;
}

/** The first section of a public page, dark in both themes. */
export const Hero = ({ id, eyebrow, title, lead, actions, back, drawing }: HeroProps) => (
  <section id={id} tabIndex={-1} className="on-night relative overflow-hidden scroll-mt-[80px]">
    <div
      className={classNames(
        'relative z-1 mx-auto grid max-w-content gap-12 px-4 pt-36 sm:px-6',
        drawing
          ? 'items-center pb-16 lg:grid-cols-[6fr_5fr] lg:gap-16 lg:pt-40 lg:pb-28'
          : 'pb-24 lg:pt-48 lg:pb-36',
      )}
    >
      <div className="grid max-w-2xl justify-items-start gap-6">
        {back}
        <div className="font-semibold text-accent">{eyebrow}</div>
        <h1 tabIndex={-1} className={drawing ? 'text-4xl' : 'text-5xl'}>
          {title}
        </h1>
        <p className="max-w-measure text-lg text-muted">{lead}</p>
        <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
      </div>
      {drawing}
    </div>
    {/* Last, because a browser may paint the section before all of its text has arrived, and the drawing
        grows with the section. */}
    {!drawing && <HeroDrawing />}
  </section>
);
