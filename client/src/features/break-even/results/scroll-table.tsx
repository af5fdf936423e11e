import type { ReactNode } from 'react';

/** A table that scrolls in its own frame if it is too wide, also by keyboard. */
export const ScrollTable = ({ caption, children }: { caption: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
  <section aria-label={caption} tabIndex={0} className="overflow-x-auto print:overflow-visible">
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </section>
);
