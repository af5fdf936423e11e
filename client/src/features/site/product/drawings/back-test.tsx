import { Drawing } from '../drawing';

interface BackTestProps {
  label: string;
  balance: string;
  stop: string;
  invented: string;
}

// An invented balance in percent of the starting capital, and the loss that would end the simulation.
const balances = [100, 102, 101, 105, 108, 107, 111, 114, 110, 106, 103, 106, 111, 116, 115, 120, 124, 129];
const generalStop = 96;
const trades = [
  { at: 2, kind: 'buy' },
  { at: 7, kind: 'sell' },
  { at: 10, kind: 'buy' },
  { at: 17, kind: 'sell' },
] as const;

const width = 480;
const height = 400;
const left = 24;
const x = (index: number) => left + (index * (width - 2 * left - 12)) / (balances.length - 1);
const y = (balance: number) => 330 - (balance - 92) * 6.4;

const peaks = balances.map((_, index) => Math.max(...balances.slice(0, index + 1)));
const points = (values: readonly number[]) => values.map((value, index) => `${x(index)},${y(value)}`);
const setback = [...points(peaks), ...points(balances).reverse()].join(' ');

/** A model tested on past prices: its balance, its drawdown, and the loss that would have ended it. */
export const BackTest = ({ label, balance, stop, invented }: BackTestProps) => (
  <Drawing {...{ label, width, height }} hasCard>
    {[105, 115, 125].map((level) => (
      <path key={level} d={`M${left} ${y(level)}H${width - left}`} className="stroke-line" />
    ))}
    <polygon points={setback} className="fill-accent/25" />
    <polyline points={points(balances).join(' ')} strokeWidth={3} className="stroke-brand" />
    <path
      d={`M${left} ${y(generalStop)}H${width - left}`}
      strokeWidth={2}
      strokeDasharray="8 7"
      className="stroke-danger"
    />
    {trades.map(({ at, kind }) => (
      <Trade key={at} kind={kind} left={x(at)} top={y(balances[at] ?? 0)} />
    ))}
    <g fontSize={19}>
      <text x={left} y={48} fontWeight={600} className="fill-ink">
        {balance}
      </text>
      <text x={left} y={y(generalStop) + 26} className="fill-danger">
        {stop}
      </text>
      <text x={width - left} y={height - 24} textAnchor="end" className="fill-muted">
        {invented}
      </text>
    </g>
  </Drawing>
);

/** A triangle for a trade: a purchase below the line, pointing up; a sale above it, pointing down. */
const Trade = ({ kind, left, top }: { kind: 'buy' | 'sell'; left: number; top: number }) => (
  <path
    d={kind === 'buy' ? 'M0 12 8 26H-8Z' : 'M0-12 8-26H-8Z'}
    transform={`translate(${left} ${top})`}
    className={kind === 'buy' ? 'fill-ink' : 'fill-accent'}
  />
);
