import type { ReactNode } from 'react';

interface DrawingProps {
  /** Describes the drawing to screen readers. */
  label: string;
  width: number;
  height: number;
  /** Puts the drawing on a card, if it has no outline of its own. */
  hasCard?: boolean;
  children: ReactNode;
}

/** The frame of a drawing in a hero, as wide as its column. */
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
