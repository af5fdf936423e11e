import type { SVGProps } from 'react';

/** Points down, to where a part opens; turned by its class it points to where a link leads. */
export const Chevron = (drawing: SVGProps<SVGSVGElement>) => (
  <svg {...drawing}>
    <path d="m6 9 6 6 6-6" />
  </svg>
);
