import type { ReactNode } from 'react';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';

/** The way back to the home page, under the acts and what is said of them, and lighter than they are. */
export const HomeLink = ({ children }: { children: ReactNode }) => (
  <p className="order-last basis-full">
    <Link
      to={addressOf(sitePages.home)}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-muted hover:text-ink hover:underline"
    >
      <Icon name="back" />
      {children}
    </Link>
  </p>
);
