import type { DepartmentFigure } from '@shared/consulting/report/figures/digitalization';
import { DepartmentMark } from '../drawings/department-mark';
import { useFigureWords } from '../drawings/use-figure-words';
import { RecordName } from '../record-link';

/** The department and value of each number on the chart. */
export function DepartmentKey({ departments }: { departments: DepartmentFigure[] }) {
  const { words } = useFigureWords();
  return (
    <div>
      <ol className="grid content-start gap-2">
        {departments.map(({ id, name, level, percent, isLow }, index) => (
          <li
            key={id}
            className="grid break-inside-avoid grid-cols-[1.5rem_1rem_1fr_auto] items-baseline gap-2"
          >
            <span className="text-right font-semibold tabular-nums">{index + 1}</span>
            <svg viewBox="-8 -8 16 16" aria-hidden className="size-4 self-center">
              <DepartmentMark isLow={isLow} x={0} y={0} />
            </svg>
            <span className="min-w-0">
              <RecordName record={{ kind: 'department', id, label: name }} />
            </span>
            <span className="text-muted tabular-nums">
              {words.level(level)} · {words.percent(percent)}
            </span>
          </li>
        ))}
      </ol>
      {departments.some(({ isLow }) => isLow) && (
        <p className="mt-3 flex items-center gap-2 text-sm text-muted">
          <svg viewBox="-8 -8 16 16" aria-hidden className="size-4 shrink-0">
            <DepartmentMark isLow x={0} y={0} />
          </svg>
          {words.chart.lowMark}
        </p>
      )}
    </div>
  );
}
