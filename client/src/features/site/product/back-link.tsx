import type { ComponentProps } from 'react';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';

/** The hero's link back from a product page. */
export const BackLink = ({ children, ...props }: ComponentProps<typeof Link>) => (
  <Link
    {...props}
    className="-mt-8 inline-flex min-h-11 items-center gap-2 font-medium text-muted hover:text-ink hover:underline"
  >
    <Icon name="back" />
    {children}
  </Link>
);
