import type { ReactNode } from 'react';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';

/** The way back to the home page, beside an act and lighter than it. */
export const HomeLink = ({ children }: { children: ReactNode }) => (
  <Link
    to={addressOf(sitePages.home)}
    className="flex min-h-11 items-center gap-2 px-2 font-medium text-muted hover:text-ink hover:underline"
  >
    <Icon name="back" />
    {children}
  </Link>
);
