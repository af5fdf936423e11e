import type { Bars } from '@shared/consulting/report/figures/radar';
import { scale } from '@shared/consulting/scales';

const WIDTH = 300;
const HEIGHT = 28;
const ROW = 48;

/** One or two departments as bars on the scale of levels; the key beside the drawing names them. */
export const BarsDrawing = ({ bars }: Pick<Bars, 'bars'>) => (
  <svg viewBox={`-16 0 ${WIDTH + 32} ${bars.length * ROW + 20}`} className="mx-auto w-full max-w-96">
    {Array.from({ length: scale.max }, (_, index) => {
      const x = ((index + 1) / scale.max) * WIDTH;
      return (
        <g key={x}>
          <line x1={x} y1={0} x2={x} y2={bars.length * ROW} className="stroke-muted/50" />
          <text x={x} y={bars.length * ROW + 16} textAnchor="middle" className="fill-muted text-[12px]">
            {index + 1}
          </text>
        </g>
      );
    })}
    {bars.map(({ department, share }, index) => (
      <g key={department.id} transform={`translate(0 ${index * ROW + (ROW - HEIGHT) / 2})`}>
        <rect
          width={share * WIDTH}
          height={HEIGHT}
          rx={4}
          className={department.isLow ? 'fill-chart-2' : 'fill-chart-1'}
        />
        <text x={-4} y={HEIGHT / 2} textAnchor="end" dominantBaseline="central" className="fill-ink text-sm">
          {index + 1}
        </text>
      </g>
    ))}
  </svg>
);
