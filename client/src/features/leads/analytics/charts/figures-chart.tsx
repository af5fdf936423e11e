import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { FiguresChart as Chart, type FiguresChartProps } from '@/ui/chart/figures-chart';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { type Answers, type Asked } from '../use-compared';
import { useWords } from '../use-words';

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

interface OwnChartProps extends Omit<FiguresChartProps, 'nothing'> {
  /** The drawn column of the period to compare with. Its bars are left out where all of them would be zero. */
  before?: string | undefined;
}

/** A chart of the section with its table and file. */
export function FiguresChart({ before, drawn, ...props }: OwnChartProps) {
  const { t } = useWords();
  const isCompared = before && props.data.rows.some(({ cells }) => (cells[before]?.value ?? 0) > 0);
  return <Chart {...props} drawn={isCompared ? [...drawn, before] : drawn} nothing={t('nothing')} />;
}
