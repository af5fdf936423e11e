import type { ReactNode } from 'react';
import { type AnyIcon, Icon } from '@/ui/icons';

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

/** An icon of the interface as the mark of a feature. */
export const IconMark = ({ name }: { name: AnyIcon }) => <Icon name={name} className="size-6" />;
