import type { ReportFigures } from '@shared/consulting/report/figures/report-figures';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { BarsDrawing } from '../drawings/bars-drawing';
import { DescribedDrawing } from '../drawings/described-drawing';
import { DepartmentMark } from '../drawings/department-mark';
import { RadarDrawing } from '../drawings/radar-drawing';
import { useFigureWords } from '../drawings/use-figure-words';
import { DepartmentsTable } from './departments-table';

/** The departments as a radar (bars for fewer than three), and as a table. */
export function DepartmentCharts({ chart, digitalization }: Pick<ReportFigures, 'chart' | 'digitalization'>) {
  const { words } = useFigureWords();
  const { departments } = digitalization;
  const isRadar = chart.kind === 'radar';
  const shown = (isRadar ? chart.axes : chart.bars).length;
  // The departments are sorted from the least digitalized, and the chart shows the first of them.
  const told = departments
    .slice(0, shown)
    .map(({ name, level }) => `${shortLabel(name, 60)} (${words.level(level)})`);
  const description = isRadar
    ? words.chart.radarText(shown, told[0] ?? '', told.at(-1) ?? '')
    : words.chart.barsText(told);
  return (
    <figure className="grid gap-4">
      <DescribedDrawing description={description} className="break-inside-avoid">
        {isRadar ? <RadarDrawing radar={chart} /> : <BarsDrawing bars={chart.bars} />}
      </DescribedDrawing>
      {departments.some(({ isLow }) => isLow) && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <svg viewBox="-8 -8 16 16" aria-hidden className="size-4 shrink-0">
            <DepartmentMark isLow x={0} y={0} />
          </svg>
          {words.chart.lowMark}
        </p>
      )}
      <DepartmentsTable departments={departments} />
    </figure>
  );
}
