import type { ReactNode } from 'react';

interface ReportTableProps {
  caption: string;
  /** The names of the columns; the cells of the first one name their rows. */
  columns: readonly string[];
  /** Whether its last column holds figures, which stand at the right. */
  endsInFigures?: boolean;
  /** Whether all columns but the first, which is narrower, have the same width, whatever stands in them. */
  isEven?: boolean;
  children: ReactNode;
}

/** A table of the report; on a phone each row is a block of lines, and a cell says its column by `data-column`. */
export const ReportTable = ({
  caption,
  columns,
  endsInFigures = false,
  isEven = false,
  children,
}: ReportTableProps) => (
  <table
    className={`${isEven ? 'sm:table-fixed sm:[&_th:first-child]:w-1/6 ' : ''}w-full border-collapse text-left text-sm max-sm:block max-sm:[&_tbody]:block max-sm:[&_tr]:block max-sm:[&_tr]:border-t max-sm:[&_tr]:border-line max-sm:[&_tr]:py-2 max-sm:[&_td]:block max-sm:[&_th]:block max-sm:[&_td:empty]:hidden max-sm:[&_td[data-column]]:before:mr-2 max-sm:[&_td[data-column]]:before:text-muted max-sm:[&_td[data-column]]:before:content-[attr(data-column)] sm:[&_tbody_td]:border-t sm:[&_tbody_td]:border-line sm:[&_tbody_th]:border-t sm:[&_tbody_th]:border-line sm:[&_td]:py-2 sm:[&_td]:pl-4 sm:[&_th]:py-2 sm:[&_th:not(:first-child)]:pl-4 [&_tr]:break-inside-avoid [&_tr]:align-top`}
  >
    <caption className="mb-2 break-after-avoid text-left text-base font-semibold max-sm:block">
      {caption}
    </caption>
    <thead className="max-sm:sr-only">
      <tr>
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            className={`font-medium text-muted ${endsInFigures ? 'last:text-right' : ''}`}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
