import type { ReactNode } from 'react';
import { Link } from './link';

/** A link that covers the whole card it stands in; the card is `relative`, and what stays usable in it `relative z-10`. */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="after:absolute after:inset-0 after:rounded-card hover:text-brand focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
  >
    {children}
  </Link>
);
