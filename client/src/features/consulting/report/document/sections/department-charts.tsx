import type { ReportFigures } from '@shared/consulting/report/figures/report-figures';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { BarsDrawing } from '../drawings/bars-drawing';
import { ChartFrame } from '../drawings/chart-frame';
import { DepartmentKey } from './department-key';
import { DepartmentsTable } from './departments-table';
import { useFigureWords } from '../drawings/use-figure-words';
import { HeatStrip } from '../drawings/heat-strip';
import { RadarDrawing } from '../drawings/radar-drawing';

/**
 * The departments as a radar (bars for fewer than three) with its key, then all of them as a heat strip and a
 * table.
 */
export function DepartmentCharts({ chart, digitalization }: Pick<ReportFigures, 'chart' | 'digitalization'>) {
  const { words } = useFigureWords();
  const { departments } = digitalization;
  const isRadar = chart.kind === 'radar';
  const shown = (isRadar ? chart.axes : chart.bars).map(({ department }) => department);
  // The departments are sorted from the least digitalized, and the chart shows the first of them.
  const told = departments
    .slice(0, shown.length)
    .map(({ name, level }) => `${shortLabel(name, 60)} (${words.level(level)})`);
  const description = isRadar
    ? words.chart.radarText(shown.length, told[0] ?? '', told.at(-1) ?? '')
    : words.chart.barsText(told);
  const leftOut = isRadar ? chart.leftOut.length : 0;
  return (
    <div className="grid gap-6">
      <div>
        <h3 className="mb-3 break-after-avoid font-semibold">
          {isRadar ? words.chart.radar : words.chart.bars}
        </h3>
        <div className="grid break-inside-avoid items-center gap-6 md:grid-cols-2 print:grid-cols-2">
          <ChartFrame description={description}>
            {isRadar ? <RadarDrawing radar={chart} /> : <BarsDrawing bars={chart.bars} />}
          </ChartFrame>
          <DepartmentKey departments={shown} />
        </div>
        {leftOut > 0 && <p className="mt-3 text-sm text-muted">{words.chart.leftOut(leftOut)}</p>}
      </div>
      <div>
        <h3 className="mb-3 break-after-avoid font-semibold">{words.chart.heat}</h3>
        <HeatStrip departments={departments} />
        <DepartmentsTable departments={departments} />
      </div>
    </div>
  );
}
