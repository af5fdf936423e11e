import type { DepartmentFigure } from '@shared/consulting/report/figures/digitalization';
import type { Bars, Radar } from '@shared/consulting/report/figures/radar';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { BarsDrawing } from '../drawings/bars-drawing';
import { DescribedDrawing } from '../drawings/described-drawing';
import { DepartmentMark } from '../drawings/department-mark';
import { RadarDrawing } from '../drawings/radar-drawing';
import { useFigureWords } from '../drawings/use-figure-words';
import { DepartmentsTable } from './departments-table';

interface DepartmentChartsProps {
  chart: Radar | Bars;
  /** The least digitalized first. */
  departments: DepartmentFigure[];
}

/** The departments as a radar (bars for fewer than three), and as a table. */
export function DepartmentCharts({ chart, departments }: DepartmentChartsProps) {
  const { words } = useFigureWords();
  const isRadar = chart.kind === 'radar';
  const told = departments.map(({ name, level }) => `${shortLabel(name, 60)} (${words.level(level)})`);
  const description = isRadar
    ? words.chart.radarText(told.length, told[0] ?? '', told.at(-1) ?? '')
    : words.chart.barsText(told);
  return (
    <figure className="grid gap-4">
      <DescribedDrawing description={description} className="break-inside-avoid">
        {isRadar ? <RadarDrawing radar={chart} /> : <BarsDrawing bars={chart.bars} />}
      </DescribedDrawing>
      {/* The key stands beside the name of the folded table, which opens below both. */}
      <div className="relative">
        {departments.some(({ isLow }) => isLow) && (
          <p className="flex items-center gap-2 text-sm text-muted @md:absolute @md:top-6 @md:right-0">
            <svg viewBox="-8 -8 16 16" aria-hidden className="size-4 shrink-0">
              <DepartmentMark isLow x={0} y={0} />
            </svg>
            {words.chart.lowMark}
          </p>
        )}
        <DepartmentsTable departments={departments} />
      </div>
    </figure>
  );
}
