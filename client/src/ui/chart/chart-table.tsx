import { TextLink } from '../navigation/link';
import { cellText, type ChartData } from './chart-data';

const cell = 'border-t border-line py-2 pl-4 text-right';

interface ChartTableProps {
  title: string;
  data: ChartData;
  /** Behind a drawing the table is read aloud only, and the links are those of the bars. */
  behind: boolean;
}

/** The values of a chart as a table. */
export function ChartTable({ title, data, behind }: ChartTableProps) {
  const { rowsLabel, columns, rows } = data;
  const table = (
    <table className="w-full border-collapse tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
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
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th
              scope="row"
              className="min-w-32 border-t border-line py-2 text-left font-normal wrap-anywhere"
            >
              {row.label}
            </th>
            {columns.map((column) => {
              const to = row.cells[column.name]?.to;
              const text = cellText(column, row);
              return (
                <td key={column.name} className={cell}>
                  {to && !behind ? <TextLink to={to}>{text}</TextLink> : text}
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
    <div tabIndex={0} className="overflow-x-auto">
      {table}
    </div>
  );
}
