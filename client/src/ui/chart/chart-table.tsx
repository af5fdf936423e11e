import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMedia } from '@/lib/use-media';
import { Button } from '../controls/button';
import { TextLink } from '../navigation/link';
import { cellText, type ChartData } from './chart-data';
import { chartTexts } from './texts/chart';

/** The most columns that a phone shows beside the names of their rows. */
const mostBeside = 3;

/** How many rows of more columns a phone shows at first. */
const mostFirst = 3;

/** In a narrow place, a table of many columns: each row is its name, with its values below, each over its column's name. */
const stacked = {
  table: '@max-xl:block',
  head: '@max-xl:sr-only',
  body: '@max-xl:block',
  row: '@max-xl:grid @max-xl:grid-cols-3 @max-xl:items-start @max-xl:gap-x-3 @max-xl:gap-y-2 @max-xl:border-t @max-xl:border-line @max-xl:py-3',
  name: '@max-xl:col-span-3 @max-xl:border-0 @max-xl:py-0 @max-xl:font-medium',
  cell: '@max-xl:flex @max-xl:flex-col-reverse @max-xl:items-start @max-xl:leading-5 @max-xl:border-0 @max-xl:p-0 @max-xl:text-left',
  label: 'hidden text-sm leading-5 text-muted @max-xl:block',
  value: '@max-xl:text-lg @max-xl:leading-6 @max-xl:font-semibold',
  nothing: '@max-xl:text-muted',
};

const isNothing = (value: number | null | undefined) => !value;

interface ChartTableProps {
  title: string;
  data: ChartData;
  /** Behind a drawing the table is read aloud only, and the links are those of the bars. */
  behind: boolean;
}

/** The values of a chart as a table. */
export function ChartTable({ title, data, behind }: ChartTableProps) {
  const { rowsLabel, columns, rows } = data;
  const t = useTexts(chartTexts);
  const isPhone = useMedia('(width < 40rem)');
  const [isWhole, setWhole] = useState(false);
  const mayStack = !behind && columns.length > mostBeside;
  // One row more takes no more room than the button.
  const isCut = mayStack && isPhone && !isWhole && rows.length > mostFirst + 1;
  const ifStacked = (part: keyof typeof stacked) => mayStack && stacked[part];
  const table = (
    <table className={classNames('w-full border-collapse tabular-nums', ifStacked('table'))}>
      <caption className="sr-only">{title}</caption>
      <thead className={classNames(ifStacked('head'))}>
        <tr className="align-bottom">
          <th scope="col" className="py-2 text-left font-medium">
            {rowsLabel}
          </th>
          {columns.map(({ name, label }) => (
            <th key={name} scope="col" className="py-2 pl-4 text-right font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classNames(ifStacked('body'))}>
        {(isCut ? rows.slice(0, mostFirst) : rows).map((row) => (
          <tr key={row.name} className={classNames(ifStacked('row'))}>
            <th
              scope="row"
              className={classNames(
                'min-w-32 border-t border-line py-2 text-left font-normal wrap-anywhere',
                ifStacked('name'),
              )}
            >
              {row.label}
            </th>
            {columns.map((column) => {
              const { to, value } = row.cells[column.name] ?? {};
              const text = cellText(column, row);
              return (
                <td
                  key={column.name}
                  className={classNames('border-t border-line py-2 pl-4 text-right', ifStacked('cell'))}
                >
                  {mayStack && (
                    <span aria-hidden className={stacked.label}>
                      {column.label}
                    </span>
                  )}
                  <span className={classNames(ifStacked('value'), isNothing(value) && ifStacked('nothing'))}>
                    {to && !behind ? <TextLink to={to}>{text}</TextLink> : text}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (behind) return <div className="sr-only">{table}</div>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a mouse it is scrolled by its focus
    <div tabIndex={0} className="@container overflow-x-auto">
      {table}
      {isCut && (
        <Button variant="secondary" className="w-full" onClick={() => setWhole(true)}>
          {t('all', { count: rows.length })}
        </Button>
      )}
    </div>
  );
}
