import type { ChartPlan, Frame } from './chart-plan';
import { characterWidth } from './chart-text';
import type { Figures } from '../figures/figures';
import { useWords } from '../use-words';

export function ChartAxes({ figures, plan, frame }: { figures: Figures; plan: ChartPlan; frame: Frame }) {
  const { t, period, tick, moneyTick } = useWords(figures);
  const { x, y, units, money } = plan;
  const floor = y(0);
  const right = frame.width - frame.right;
  const longest = Math.max(...units.ticks.map((value) => tick(value, units.end).length));
  const room = (right - x(0)) / (units.ticks.length - 1);
  const stride = Math.ceil((longest * characterWidth + 8) / room);
  // One path for all lines, because each further element slows a phone down.
  const grid = money.ticks.filter((value) => value !== 0).map((value) => `M${x(0)} ${y(value)}H${right}`);
  const marks = units.ticks.map((value) => `M${x(value)} ${floor}v5`);
  return (
    <g className="fill-muted text-[12px] tabular-nums">
      <path d={grid.join('')} className="stroke-line" />
      <path d={`M${x(0)} ${floor}H${right}${marks.join('')}`} className="stroke-muted" />
      {money.ticks.map((value) => (
        <text key={value} x={x(0) - 6} y={y(value)} textAnchor="end" dominantBaseline="central">
          {moneyTick(value, money.end)}
        </text>
      ))}
      {units.ticks
        .filter((_, index) => index % stride === 0)
        .map((value) => (
          <text key={value} x={x(value)} y={floor + 17} textAnchor={value === units.end ? 'end' : 'middle'}>
            {tick(value, units.end)}
          </text>
        ))}
      <text x={right} y={frame.height - 4} textAnchor="end">
        {t('chart.axis', { period })}
      </text>
    </g>
  );
}
