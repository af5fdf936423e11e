import { type ReactNode, useId } from 'react';

interface FigureProps {
  /** Says what the drawing shows; it is also its name for screen readers. */
  caption: string;
  children: ReactNode;
}

/**
 * One drawing or screen over the full content width, with its caption. Whatever stands in it is part of the
 * picture: it takes no focus, and screen readers read the caption only.
 */
export function Figure({ caption, children }: FigureProps) {
  const id = useId();
  return (
    <figure className="mx-auto max-w-content px-4 sm:px-6">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would not take the theme's colours
        role="img"
        aria-labelledby={id}
        className="overflow-hidden rounded-card border border-line bg-surface p-4 shadow-raised sm:p-8"
      >
        {children}
      </div>
      <figcaption id={id} className="mt-3 max-w-measure text-sm text-muted">
        {caption}
      </figcaption>
    </figure>
  );
}
