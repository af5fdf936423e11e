import type { DepartmentFigure } from '@shared/consulting/report/figures/digitalization';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { scale } from '@shared/consulting/scales';
import { classNames } from '@/lib/class-names';
import { ChartFrame } from './chart-frame';
import { useFigureWords } from './use-figure-words';

/** Most departments for which each cell shows the name; with more, cells show only the level. */
const NAMED = 12;

/** One cell per department, paler for a lower level; the number states the level too. */
export function HeatStrip({ departments }: { departments: DepartmentFigure[] }) {
  const { words } = useFigureWords();
  const named = departments.length <= NAMED;
  const low = departments.filter(({ isLow }) => isLow).length;
  return (
    <ChartFrame description={words.chart.heatText(departments.length, low)} className="break-inside-avoid">
      <div
        className={classNames(
          'grid gap-2',
          named
            ? 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))]',
        )}
      >
        {departments.map(({ id, name, level }) => (
          <div key={id} className="min-w-0 break-inside-avoid">
            <svg viewBox="0 0 10 10" preserveAspectRatio="none" className="h-7 w-full">
              <rect
                width={10}
                height={10}
                fillOpacity={level / scale.max}
                className="fill-chart-1 stroke-chart-1 [vector-effect:non-scaling-stroke]"
              />
            </svg>
            <span className="block text-sm font-semibold tabular-nums">
              {level}/{scale.max}
            </span>
            {named && <span className="block text-sm wrap-anywhere">{shortLabel(name, 28)}</span>}
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
