import type { ReactNode } from 'react';

interface DrawingProps {
  /** What it shows, for those who cannot see it. */
  label: string;
  width: number;
  height: number;
  /** Whether it stands on a card, for what has no outline of its own. */
  hasCard?: boolean;
  children: ReactNode;
}

/** The frame of a drawing in a hero: as wide as its column, named for those who cannot see it. */
export const Drawing = ({ label, width, height, hasCard = false, children }: DrawingProps) => (
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
    {hasCard && (
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={14}
        className="fill-surface stroke-line"
      />
    )}
    {children}
  </svg>
);
