import type { SVGProps } from 'react';

/** Marks a field that opens a list. */
export const Chevron = (drawing: SVGProps<SVGSVGElement>) => (
  <svg {...drawing}>
    <path d="m6 9 6 6 6-6" />
  </svg>
);
