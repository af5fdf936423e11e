import type { ChartPlan, Frame } from './chart-plan';
import { characterWidth } from './chart-text';
import type { Figures } from './figures';
import { useWords } from './use-words';

export function ChartAxes({ figures, plan, frame }: { figures: Figures; plan: ChartPlan; frame: Frame }) {
  const { t, period, tick, moneyTick } = useWords(figures);
  const { x, y, units, money } = plan;
  const floor = y(0);
  const right = frame.width - frame.right;
  const longest = Math.max(...units.ticks.map((value) => tick(value, units.end).length));
  const room = (right - x(0)) / (units.ticks.length - 1);
  const stride = Math.ceil((longest * characterWidth + 8) / room);
  return (
    <g className="fill-muted text-[12px] tabular-nums">
      {money.ticks.map((value) => (
        <g key={value}>
          <line
            x1={x(0)}
            x2={right}
            y1={y(value)}
            y2={y(value)}
            className={value === 0 ? 'stroke-muted' : 'stroke-line'}
          />
          <text x={x(0) - 6} y={y(value)} textAnchor="end" dominantBaseline="central">
            {moneyTick(value, money.end)}
          </text>
        </g>
      ))}
      {units.ticks.map((value, index) => (
        <g key={value}>
          <line x1={x(value)} x2={x(value)} y1={floor} y2={floor + 5} className="stroke-muted" />
          {index % stride === 0 && (
            <text x={x(value)} y={floor + 17} textAnchor={value === units.end ? 'end' : 'middle'}>
              {tick(value, units.end)}
            </text>
          )}
        </g>
      ))}
      <text x={right} y={frame.height - 4} textAnchor="end">
        {t('breakeven.chart.axis', { period })}
      </text>
    </g>
  );
}
