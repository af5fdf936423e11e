import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '../../controls/button';
import { SpinnerRing } from '../../controls/spinner';
import { commonTexts } from '../../texts/common';
import type { AnyRow } from '../data-table-props';
import type { RowPages } from '../row-pages';
import { type EditedCell, rowHeights, type TableFrame, wholeRow } from './table-frame';
import { TableRow } from './table-row';
import { tableTexts } from '../texts/table';
import type { TableRow as ModelRow } from '../use-table-model';
import { useVirtualRows } from './use-virtual-rows';

/** The next page is loaded when so few rows are left below the last one seen. */
const ROWS_AHEAD = 15;

interface TableBodyProps<Row extends AnyRow> {
  rows: readonly ModelRow<Row>[];
  pages: RowPages<Row>;
  frame: TableFrame<Row>;
  current: number;
  edited: EditedCell | null;
}

/** The rows near the window, and what comes after the last one; it loads the next page when that comes near. */
export function TableBody<Row extends AnyRow>(props: TableBodyProps<Row>) {
  const { rows, pages, frame, current, edited } = props;
  const { isNarrow } = frame;
  const { hasNextPage, isFetchingNextPage, isPlaceholderData, error, fetchNextPage } = pages;
  const body = useRef<HTMLTableSectionElement>(null);
  // The same function for the same rows: another one would have every row of the list placed anew in each frame.
  const keyOf = useCallback((index: number) => rows[index]?.original.id ?? index, [rows]);
  const drawn = useVirtualRows({
    body,
    count: rows.length,
    height: isNarrow ? rowHeights.narrow : rowHeights.wide,
    current,
    keyOf,
  });
  const isNear = drawn.lastSeen >= rows.length - ROWS_AHEAD;
  const loadsNext = isNear && hasNextPage && !isFetchingNextPage && !isPlaceholderData && !error;

  useEffect(() => {
    if (loadsNext) void fetchNextPage();
  }, [loadsNext, fetchNextPage]);

  return (
    <tbody ref={body}>
      {drawn.rows.flatMap(({ gap, index }) => {
        const row = rows[index];
        if (!row) return [];
        return [
          gap > 0 && <Gap key={`before-${row.id}`} height={gap} />,
          <TableRow
            key={row.id}
            ref={drawn.measure}
            row={row.original}
            index={index}
            isTicked={row.getIsSelected()}
            isCurrent={index === current}
            edited={edited?.id === row.original.id ? edited.column : undefined}
            frame={frame}
          />,
        ];
      })}
      {drawn.after > 0 && <Gap height={drawn.after} />}
      {hasNextPage && <NextRows pages={pages} columns={wholeRow(frame)} />}
    </tbody>
  );
}

/** The place of rows that are not drawn. */
const Gap = ({ height }: { height: number }) => <tr aria-hidden style={{ height }} />;

const WholeRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr>
    <td colSpan={columns} className="h-11 px-3 text-muted">
      <div className="flex flex-wrap items-center justify-center gap-3">{children}</div>
    </td>
  </tr>
);

function NextRows<Row extends AnyRow>({ pages, columns }: { pages: RowPages<Row>; columns: number }) {
  const t = useTexts(tableTexts);
  const tCommon = useTexts(commonTexts);
  if (pages.error && !pages.isFetchingNextPage) {
    return (
      <WholeRow columns={columns}>
        <span role="alert">{t('moreFailed')}</span>
        <Button variant="secondary" onClick={() => void pages.fetchNextPage()}>
          {tCommon('actions.retry')}
        </Button>
      </WholeRow>
    );
  }
  return (
    <WholeRow columns={columns}>
      <SpinnerRing />
      {t('more')}
    </WholeRow>
  );
}
