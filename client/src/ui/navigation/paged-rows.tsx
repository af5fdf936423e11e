import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { MoreButton } from './more-button';

/** The pages of a list, such as `usePages` returns. */
interface LoadedPages<Row> {
  data: { pages: readonly { rows: readonly Row[] }[] } | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface PagedRowsProps<Row> {
  pages: LoadedPages<Row> & ComponentProps<typeof MoreButton>['pages'];
  /** Stands in the place of a list without rows. */
  empty: ReactNode;
  /** The text of the button that loads the next page. */
  more: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The loaded rows of a list, with what stands there while there are none and the button for more. */
export function PagedRows<Row>({ pages, empty, more, children }: PagedRowsProps<Row>) {
  const rows = pages.data?.pages.flatMap((page) => page.rows);
  if (!rows) {
    return pages.error ? (
      <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-card" />
    );
  }
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows)}
      <MoreButton pages={pages}>{more}</MoreButton>
    </>
  );
}
