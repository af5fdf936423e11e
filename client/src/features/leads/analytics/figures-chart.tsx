import type { ReactNode } from 'react';
import type { BarLayout } from '@/ui/chart/chart-size';
import type { ChartColumn, ChartData, ChartRow } from '@/ui/chart/chart-data';
import { ChartFrame } from '@/ui/chart/chart-frame';
import { LazyBarChart } from '@/ui/chart/lazy-bar-chart';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { type Answers, type Asked } from './use-compared';
import { useWords } from './use-words';

interface ChartCardProps<Data> {
  title: string;
  asked: Asked<Data>;
  children: (answers: Answers<Data>) => ReactNode;
}

/** The place of a chart while its figures arrive, if they fail to, and once they are there. */
export function ChartCard<Data>({ title, asked, children }: ChartCardProps<Data>) {
  const { answers, error, retry } = asked;
  return (
    <Card as="div" className="min-w-0">
      {answers && children(answers)}
      {!answers && (
        <div className="grid gap-3">
          <h2 className="text-lg font-semibold">{title}</h2>
          {error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton className="h-72" />}
        </div>
      )}
    </Card>
  );
}

interface FiguresChartProps {
  title: string;
  /** What is counted, then facts that the bars leave out. */
  caption: readonly (ReactNode | false)[];
  data: ChartData;
  /** The columns that are drawn; the others stand in the table. */
  drawn: readonly string[];
  /** The rows that are drawn; all by default. */
  drawnRows?: readonly ChartRow[];
  layout: BarLayout;
  axisText?: (value: number) => string;
  fileName: string;
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
  children,
}: FiguresChartProps) {
  const { t } = useWords();
  const columns = drawn.flatMap((name) => data.columns.find((column) => column.name === name) ?? []);
  const isNothing = !drawnRows.some((row) => columns.some((column) => hasValue(row, column)));
  return (
    <ChartFrame
      title={title}
      caption={caption.filter(Boolean).map((fact, index) => <p key={index}>{fact}</p>)}
      data={data}
      fileName={fileName}
      after={children}
    >
      {isNothing ? (
        <p className="rounded-control border border-dashed border-line p-4 text-muted">{t('nothing')}</p>
      ) : (
        <LazyBarChart {...layout} label={title} columns={columns} rows={drawnRows} axisText={axisText} />
      )}
    </ChartFrame>
  );
}

const hasValue = ({ cells }: ChartRow, { name }: ChartColumn) => (cells[name]?.value ?? 0) > 0;
