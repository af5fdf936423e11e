import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Button } from '../controls/button';

interface MoreButtonProps {
  /** The pages of a list, such as `usePages` returns. */
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  /** The text of the button. */
  children: ReactNode;
  className?: string;
}

/** Loads the next page of a list; nothing stands in its place when all is there. */
export function MoreButton({ pages, children, className }: MoreButtonProps) {
  if (!pages.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className={classNames('mt-4', className)}
      pending={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
