import type { ReactNode } from 'react';

interface DrawingProps {
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
}

/** A drawing inside a figure, whose caption describes it; as wide as its column. */
export const Drawing = ({ width, height, className = '', children }: DrawingProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    className={`h-auto w-full ${className}`}
  >
    {children}
  </svg>
);
