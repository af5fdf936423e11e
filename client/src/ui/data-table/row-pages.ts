/** The pages of rows that a `DataTable` shows; `usePages` returns one. */
export interface RowPages<Row> {
  data: { pages: readonly { rows: readonly Row[] }[] } | undefined;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  /** The rows answer the previous question, until those of this one arrive. */
  isPlaceholderData: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

const nothingMore = async () => undefined;

/** Rows that have all been read, as one page. Give it the same array while nothing changes. */
export const onePage = <Row>(rows: readonly Row[]): RowPages<Row> => ({
  data: { pages: [{ rows }] },
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  isPlaceholderData: false,
  fetchNextPage: nothingMore,
  refetch: nothingMore,
});
