import type { ReactNode } from 'react';

interface DrawingProps {
  /** What it shows, for those who cannot see it. */
  label: string;
  width: number;
  height: number;
  children: ReactNode;
}

/** The frame of a drawing in a hero: as wide as its column, named for those who cannot see it. */
export const Drawing = ({ label, width, height, children }: DrawingProps) => (
  <svg
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would not take the theme's colours
    role="img"
    aria-label={label}
    viewBox={`0 0 ${width} ${height}`}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="h-auto w-full max-w-xl justify-self-center"
  >
    {children}
  </svg>
);
