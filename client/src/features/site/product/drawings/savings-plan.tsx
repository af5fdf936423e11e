import { Drawing } from '../drawing';

interface SavingsPlanProps {
  label: string;
  goal: string;
  expense: string;
  months: string;
}

// Savings at the end of each month, as a share of the goal; the seventh month has an unexpected expense.
const saved = [0.09, 0.18, 0.27, 0.36, 0.45, 0.54, 0.38, 0.49, 0.61, 0.74, 0.87, 1];
const expenseAt = saved.findIndex((share, month) => share < (saved[month - 1] ?? 0));

const width = 480;
const height = 400;
const ground = 340;
const tallest = 250;
const left = 24;
const gap = 36.5;
const barWidth = 22;

const bars = saved.map((share, month) => ({
  x: left + month * gap,
  y: ground - share * tallest,
  height: share * tallest,
}));
const tops = bars.map(({ x, y }) => `${x + barWidth / 2},${y}`).join(' ');
const last = bars.at(-1) ?? { x: 0, y: 0 };
const dip = bars[expenseAt] ?? { x: 0, y: 0 };

/** Monthly savings that reach their goal in spite of one setback. */
export const SavingsPlan = ({ label, goal, expense, months }: SavingsPlanProps) => (
  <Drawing {...{ label, width, height }} hasCard>
    {bars.map(({ x, ...bar }, month) => (
      <rect
        key={x}
        {...{ x, ...bar }}
        width={barWidth}
        rx={3}
        className={month === expenseAt ? 'fill-accent/35' : 'fill-brand/30'}
      />
    ))}
    <polyline points={tops} strokeWidth={3} className="stroke-brand" />
    <path d={`M${left} ${ground}H${width - left}`} className="stroke-muted" />
    <path
      d={`M${left} ${last.y}H${width - left}`}
      strokeWidth={2}
      strokeDasharray="2 7"
      className="stroke-accent"
    />
    <circle cx={last.x + barWidth / 2} cy={last.y} r={9} className="fill-accent" />
    <path
      d={`M${dip.x + barWidth / 2} ${dip.y - 10}V${dip.y - 118}`}
      strokeDasharray="2 5"
      className="stroke-muted"
    />
    <g fontSize={19} className="fill-ink">
      <text x={left} y={last.y - 16} fontWeight={600}>
        {goal}
      </text>
      <text x={dip.x + barWidth / 2} y={dip.y - 128} textAnchor="middle" className="fill-muted">
        {expense}
      </text>
      <text x={left} y={ground + 32} className="fill-muted">
        {months}
      </text>
    </g>
  </Drawing>
);
