import { lazy, memo, Suspense } from 'react';
import type { Figures } from './figures/figures';

const Chart = lazy(async () => ({ default: (await import('./chart/chart')).Chart }));
const SensitivityTable = lazy(async () => ({
  default: (await import('./results/sensitivity-table')).SensitivityTable,
}));

interface PartProps {
  /**
   * Pass deferred figures: others would replace a prerendered part with its fallback while its script
   * loads.
   */
  figures: Figures;
}

/** The chart, whose script loads after the inputs are interactive. */
export const LateChart = memo(({ figures }: PartProps) => (
  <Suspense fallback={<ChartRoom />}>
    <Chart figures={figures} />
  </Suspense>
));

/** The sensitivity table, whose script loads after the inputs are interactive. */
export const LateSensitivity = memo(({ figures }: PartProps) => (
  <Suspense fallback={<div className="h-175" />}>
    <SensitivityTable figures={figures} />
  </Suspense>
));

/**
 * Reserves the height of the chart in both of its sizes, with its legend and the line that opens its table.
 */
const ChartRoom = () => (
  <div className="@container pb-39 @xl:pb-24">
    <div className="mx-auto aspect-[320/300] w-full max-w-md @xl:hidden" />
    <div className="hidden aspect-[720/400] w-full @xl:block" />
  </div>
);
