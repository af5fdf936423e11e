import type { Bars } from '@shared/consulting/report/figures/radar';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { scale } from '@shared/consulting/scales';

/** One or two departments as bars on the scale of levels, each under its name. */
export const BarsDrawing = ({ bars }: Pick<Bars, 'bars'>) => (
  <div className="grid gap-3">
    {bars.map(({ department, share }) => (
      <div key={department.id}>
        <p className="flex justify-between gap-3 text-sm">
          <span className="min-w-0 font-medium wrap-anywhere">{shortLabel(department.name, 60)}</span>
          <span className="tabular-nums">
            {department.level}/{scale.max}
          </span>
        </p>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-5 w-full">
          <rect width={100} height={10} className="fill-ink/6" />
          <rect
            width={share * 100}
            height={10}
            className={department.isLow ? 'fill-chart-2' : 'fill-chart-1'}
          />
          {Array.from({ length: scale.max - 1 }, (_, index) => (
            <line
              key={index}
              x1={((index + 1) * 100) / scale.max}
              x2={((index + 1) * 100) / scale.max}
              y2={10}
              className="stroke-surface stroke-2 [vector-effect:non-scaling-stroke]"
            />
          ))}
        </svg>
      </div>
    ))}
  </div>
);
