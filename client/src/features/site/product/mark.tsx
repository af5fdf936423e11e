import type { ReactNode } from 'react';

/**
 * The frame of a card's icon, drawn on a 24-unit grid in the current colour. Decorative, beside the title.
 */
export const Mark = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    className="size-7"
  >
    {children}
  </svg>
);
