import type { ReactNode } from 'react';

interface BandProps {
  title: string;
  text: string;
  /** One act; a second only where the first does not suit everybody. */
  actions: ReactNode;
}

/** A call to action over the full width of the window, dark in both themes. */
export const Band = ({ title, text, actions }: BandProps) => (
  <section className="band on-night border-t border-line">
    <div className="mx-auto grid max-w-content items-center gap-x-10 gap-y-6 px-4 py-12 sm:px-6 md:py-18 lg:grid-cols-[2fr_1fr]">
      <div className="max-w-xl">
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-3 text-muted sm:text-lg">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  </section>
);
