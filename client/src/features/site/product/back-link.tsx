import type { ComponentProps } from 'react';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';

/** The link back from a product page, above its name. */
export const BackLink = ({ children, ...props }: ComponentProps<typeof Link>) => (
  <Link
    {...props}
    className="mb-4 flex min-h-11 w-fit items-center gap-2 font-medium text-muted hover:text-ink hover:underline"
  >
    <Icon name="back" />
    {children}
  </Link>
);
