import type { ReactNode } from 'react';
import type { ChartColumn, ChartData, ChartRow } from './chart-data';
import { ChartFrame } from './chart-frame';
import type { BarLayout } from './chart-size';
import { LazyBarChart } from './lazy-bar-chart';

/** What a chart of figures shows and says. */
export interface FiguresChartProps {
  title: string;
  /** What is counted, then facts that the bars leave out. */
  caption: readonly (ReactNode | false)[];
  data: ChartData;
  /** The columns that are drawn: of the table by name, or of the drawing only. */
  drawn: readonly (string | ChartColumn)[];
  /** The rows that are drawn; all by default. */
  drawnRows?: readonly ChartRow[];
  layout: BarLayout;
  axisText?: (value: number) => string;
  fileName: string;
  /** Whether the table is shown first. */
  asTable?: boolean;
  /** Stands in place of the drawing where all is zero. */
  nothing: string;
  children?: ReactNode;
}

/** A chart with its table and file; a sentence instead of the drawing where all is zero. */
export function FiguresChart({
  title,
  caption,
  data,
  drawn,
  drawnRows = data.rows,
  layout,
  axisText,
  fileName,
  asTable,
  nothing,
  children,
}: FiguresChartProps) {
  const columns = drawn.flatMap((one) =>
    typeof one === 'string' ? (data.columns.find(({ name }) => name === one) ?? []) : one,
  );
  const isNothing = !drawnRows.some((row) => columns.some((column) => hasValue(row, column)));
  return (
    <ChartFrame
      title={title}
      caption={caption.filter(Boolean).map((fact, index) => (
        <p key={index} className="empty:hidden">
          {fact}
        </p>
      ))}
      data={data}
      fileName={fileName}
      asTable={asTable}
      after={children}
    >
      {isNothing ? (
        <p className="rounded-control border border-dashed border-line p-4 text-muted">{nothing}</p>
      ) : (
        <LazyBarChart {...layout} label={title} columns={columns} rows={drawnRows} axisText={axisText} />
      )}
    </ChartFrame>
  );
}

const hasValue = ({ cells }: ChartRow, { name }: ChartColumn) => (cells[name]?.value ?? 0) > 0;
