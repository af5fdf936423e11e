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

/** A chart of the section with its table and file. */
export function FiguresChart(props: Omit<FiguresChartProps, 'nothing'>) {
  const { t } = useWords();
  return <Chart {...props} nothing={t('nothing')} />;
}
