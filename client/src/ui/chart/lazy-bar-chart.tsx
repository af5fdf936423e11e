import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import type { BarChartProps } from './bar-chart';
import { chartHeight } from './chart-size';

const Loaded = lazyPart(async () => (await import('./bar-chart')).BarChart);

/** A bar chart whose code is loaded at first use; a placeholder keeps its space until then. */
export const LazyBarChart = (props: BarChartProps) => (
  <Suspense fallback={<div style={{ height: chartHeight(props.rows, props.columns, props) }} />}>
    <Loaded {...props} />
  </Suspense>
);
