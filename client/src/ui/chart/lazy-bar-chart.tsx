import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { useMedia } from '@/lib/use-media';
import type { BarChartProps } from './bar-chart';
import { chartHeight } from './chart-size';

const Loaded = lazyPart(async () => (await import('./bar-chart')).BarChart);

/**
 * A bar chart whose code is loaded at first use; a placeholder keeps its space until then. On screens wider than a
 * phone the names of horizontal bars stand beside them.
 */
export function LazyBarChart(props: Omit<BarChartProps, 'beside'>) {
  const beside = useMedia('(width >= 40rem)');
  const chart = { ...props, beside };
  return (
    <Suspense fallback={<div style={{ height: chartHeight(chart.rows, chart.columns, chart) }} />}>
      <Loaded {...chart} />
    </Suspense>
  );
}
