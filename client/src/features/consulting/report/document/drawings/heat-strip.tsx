import type { DepartmentFigure } from '@shared/consulting/report/figures/digitalization';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { scale } from '@shared/consulting/scales';
import { classNames } from '@/lib/class-names';
import { DescribedDrawing } from './described-drawing';
import { useFigureWords } from './use-figure-words';

/** Most departments for which each cell shows the name; with more, cells show only the level. */
const NAMED = 12;

/** One equal tile per department with a bar that is paler for a lower level; the number states the level too. */
export function HeatStrip({ departments }: { departments: DepartmentFigure[] }) {
  const { words } = useFigureWords();
  const named = departments.length <= NAMED;
  const low = departments.filter(({ isLow }) => isLow).length;
  return (
    <DescribedDrawing
      description={words.chart.heatText(departments.length, low)}
      className="break-inside-avoid"
    >
      <div
        className={classNames(
          'grid auto-rows-fr gap-1.5',
          named
            ? 'grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))]',
        )}
      >
        {departments.map(({ id, name, level }) => (
          <div
            key={id}
            className="relative grid min-w-0 break-inside-avoid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 overflow-hidden rounded-control border border-chart-1/50 px-2 pt-3 pb-1"
          >
            <span
              className="absolute inset-x-0 top-0 h-2 bg-chart-1 print:[print-color-adjust:exact]"
              style={{ opacity: level / scale.max }}
            />
            <span className="text-sm font-semibold tabular-nums">
              {level}/{scale.max}
            </span>
            {named && <span className="min-w-0 text-sm wrap-anywhere">{shortLabel(name, 60)}</span>}
          </div>
        ))}
      </div>
    </DescribedDrawing>
  );
}
