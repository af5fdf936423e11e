import { type ReactNode, useId } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { FieldError } from '../../controls/fields/field';
import { importTexts } from '../texts/import';

/** A value of a row, and what is wrong with it. */
export interface PreviewCell {
  text: string;
  problem?: string | undefined;
}

/** A row of a file. */
export interface PreviewRow {
  /** The line of the file on which it begins. */
  line: number;
  /** Stands in place of the line's number, such as a box to tick with the number beside it. */
  lead?: ReactNode;
  /** What is to say about the whole row. */
  note?: ReactNode;
  cells: readonly PreviewCell[];
  isLeftOut?: boolean;
}

interface RowsTableProps {
  /** The name of the table. */
  caption: string;
  /** The heading of the first column; "Line" by default. */
  leadHeading?: string;
  /** The heading of the notes; without it, notes have no column. */
  noteHeading?: string;
  columns: readonly string[];
  rows: readonly PreviewRow[];
  /** A row on a phone shows the values of so many columns; all by default. */
  mostOnPhone?: number;
}

/** Rows of a file with their values and problems; it scrolls sideways, and on a phone each row is a card. */
export function RowsTable(props: RowsTableProps) {
  const { caption, leadHeading, noteHeading, columns, rows, mostOnPhone = columns.length } = props;
  const t = useTexts(importTexts);
  const id = useId();
  return (
    <section
      aria-label={t('rows.scroll', { table: caption })}
      // A region that scrolls must be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto max-sm:overflow-visible"
    >
      <table className="w-full text-left text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pr-3 font-medium">
              {leadHeading ?? t('rows.line')}
            </th>
            {noteHeading && (
              <th scope="col" className="min-w-56 px-3 py-2 font-medium">
                {noteHeading}
              </th>
            )}
            {columns.map((column, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns may have the same name
              <th key={place} scope="col" className="max-w-64 px-3 py-2 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {rows.map((row) => (
            <tr
              key={row.line}
              className="border-b border-line align-top max-sm:grid max-sm:gap-1 max-sm:rounded-card max-sm:border max-sm:p-3"
            >
              <th scope="row" className="py-2 pr-3 font-normal whitespace-nowrap">
                {row.lead ?? (
                  <span className="text-muted tabular-nums">
                    <span className="sm:sr-only">{t('rows.lineNumber', { line: row.line })}</span>
                    <span aria-hidden className="max-sm:hidden">
                      {row.line}
                    </span>
                  </span>
                )}
              </th>
              {noteHeading && <td className="min-w-56 py-2 max-sm:p-0 sm:px-3">{row.note}</td>}
              {row.cells.map((cell, place) => (
                <ValueCell
                  // oxlint-disable-next-line react/no-array-index-key -- cells have no other name
                  key={place}
                  id={`${id}-${row.line}-${place}`}
                  column={columns[place] ?? ''}
                  cell={cell}
                  isLeftOut={row.isLeftOut === true}
                  isOnPhone={place < mostOnPhone}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ValueCellProps {
  id: string;
  column: string;
  cell: PreviewCell;
  isLeftOut: boolean;
  isOnPhone: boolean;
}

function ValueCell({ id, column, cell: { text, problem }, isLeftOut, isOnPhone }: ValueCellProps) {
  return (
    <td
      className={classNames(
        'max-w-64 py-2 max-sm:max-w-none max-sm:py-0.5 sm:min-w-28 sm:px-3',
        isLeftOut && 'text-muted line-through',
        (!isOnPhone || (text === '' && !problem)) && 'max-sm:hidden',
      )}
    >
      <span aria-hidden className="mr-2 text-muted sm:hidden">
        {column}:
      </span>
      <span className="line-clamp-3 wrap-anywhere whitespace-pre-line max-sm:inline">{text}</span>
      {!isLeftOut && problem && <FieldError id={id}>{problem}</FieldError>}
    </td>
  );
}
