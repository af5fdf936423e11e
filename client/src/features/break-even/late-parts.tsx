import { lazy, memo, Suspense } from 'react';
import type { Figures } from './figures/figures';

const Chart = lazy(async () => ({ default: (await import('./chart/chart')).Chart }));
const SensitivityTable = lazy(async () => ({
  default: (await import('./results/sensitivity-table')).SensitivityTable,
}));

interface PartProps {
  /** Deferred: new figures would take away a part rendered ahead of time whose script is still on its way. */
  figures: Figures;
}

/** The chart, whose script comes after the inputs react. */
export const LateChart = memo(({ figures }: PartProps) => (
  <Suspense fallback={<ChartRoom />}>
    <Chart figures={figures} />
  </Suspense>
));

/** The table of other prices and costs, whose script comes after the inputs react. */
export const LateSensitivity = memo(({ figures }: PartProps) => (
  <Suspense fallback={<div className="h-175" />}>
    <SensitivityTable figures={figures} />
  </Suspense>
));

/** As high as the chart in either of its sizes, with its legend and the line that opens its table. */
const ChartRoom = () => (
  <div className="@container pb-39 @xl:pb-24">
    <div className="mx-auto aspect-[320/300] w-full max-w-md @xl:hidden" />
    <div className="hidden aspect-[720/400] w-full @xl:block" />
  </div>
);
