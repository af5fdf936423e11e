import { exampleCurrency, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import { Drawing } from '../drawing';
import { Readings } from './readings';
import { algorithmiaTexts } from '../texts/algorithmia';

// An invented balance at the end of each week in percent of the starting capital, which moves between a purchase and its
// sale only, and the loss that would end the simulation.
const balances = [100, 100, 103, 102, 106, 109, 111, 111, 111, 114, 110, 106, 101, 104, 103, 106, 107, 107];
const overallStop = 92;
const capital = 10_000;
const weeks = balances.length - 1;

// A triangle under the line for a purchase, pointing up; one above it for a sale, pointing down.
const purchase = 'M0 10 8 24H-8Z';
const sale = 'M0-10 8-24H-8Z';
const trades = [
  { at: 1, path: purchase },
  { at: 6, path: sale },
  { at: 8, path: purchase },
  { at: 16, path: sale },
];

/** The room of the weeks under the curve. */
const foot = 28;

/** The sizes of the curve: its room, the room of the axis at the left, and the sizes of its letters and marks. */
const wide = { width: 720, height: 300, axis: 96, letters: 18, mark: 1 };
const narrow = { width: 340, height: 300, axis: 76, letters: 15, mark: 0.7 };
type Sizes = typeof wide;

const placesIn = ({ width, height, axis }: Sizes) => {
  const x = (index: number) => axis + 8 + (index * (width - axis - 20)) / weeks;
  const y = (balance: number) => height - 20 - ((balance - 90) * (height - 40)) / 26;
  const points = (values: readonly number[]) => values.map((value, index) => `${x(index)},${y(value)}`);
  return { x, y, points };
};

const peaks = balances.map((_, index) => Math.max(...balances.slice(0, index + 1)));
const falls = balances.map((balance, index) => 1 - balance / (peaks[index] ?? balance));
const deepest = Math.max(...falls);
const lowest = falls.indexOf(deepest);

/** A model tested on past prices: its balance, its drawdown, and the loss that would have ended it. */
export function BackTest() {
  const t = useTexts(algorithmiaTexts);
  const { language } = useLanguage();
  const money = (percent: number) =>
    formatNumber((capital * percent) / 100, language, {
      style: 'currency',
      currency: exampleCurrency[language],
      maximumFractionDigits: 0,
      useGrouping: 'always',
    });
  const share = (part: number) =>
    `${part < 0 ? '−' : '+'}${formatNumber(Math.abs(part), language, { style: 'percent', maximumFractionDigits: 1 })}`;
  const fall = share(-deepest);
  const changed = (percent: number) => `${money(percent)} (${share(percent / 100 - 1)})`;
  return (
    <div className="grid gap-8 lg:grid-cols-[5fr_3fr] lg:gap-12">
      <div>
        <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
          {t('figure.balance')}
          <Badge tone="warning">{t('figure.invented')}</Badge>
        </p>
        <div className="mt-3 max-sm:hidden">
          <Curve sizes={wide} money={money} fall={fall} />
        </div>
        <div className="mt-3 sm:hidden">
          <Curve sizes={narrow} money={money} fall={fall} />
        </div>
        <p className="text-right text-sm text-muted">{t('figure.axis')}</p>
        <p className="mt-3 flex flex-wrap gap-x-6 text-sm text-muted">
          <span className="flex items-center gap-2">
            <TradeMark path={purchase} /> {t('figure.buys')}
          </span>
          <span className="flex items-center gap-2">
            <TradeMark path={sale} /> {t('figure.sells')}
          </span>
          <span className="flex items-center gap-2">
            <span className="h-3 w-6 bg-accent/25" /> {t('figure.below')}
          </span>
          <span className="flex items-center gap-2 text-danger">
            <span className="w-6 border-t-2 border-dashed" /> {t('figure.stop')}
          </span>
        </p>
      </div>
      <Readings
        title={t('figure.readings')}
        rows={[
          [t('figure.capital'), money(100)],
          [t('figure.stop'), changed(overallStop)],
          [t('figure.length'), t('figure.weeks', { count: weeks })],
          [t('figure.deepest'), fall],
          [t('figure.end'), changed(balances.at(-1) ?? 0)],
        ]}
      />
    </div>
  );
}

interface CurveProps {
  sizes: Sizes;
  money: (percent: number) => string;
  /** How far the balance falls at most, which stands in the fall. */
  fall: string;
}

const Curve = ({ sizes, money, fall }: CurveProps) => {
  const { width, height, axis, letters, mark } = sizes;
  const { x, y, points } = placesIn(sizes);
  return (
    <Drawing width={width} height={height + foot}>
      {[0, 4, 8, 12, 16].map((week) => (
        <text
          key={week}
          x={x(week)}
          y={height + foot - 8}
          textAnchor="middle"
          fontSize={letters}
          className="fill-muted"
        >
          {week}
        </text>
      ))}
      {[95, 100, 105, 110, 115].map((level) => (
        <g key={level}>
          <path d={`M${axis} ${y(level)}H${width}`} className="stroke-line" />
          <text x={axis - 8} y={y(level) + 6} textAnchor="end" fontSize={letters} className="fill-muted">
            {money(level)}
          </text>
        </g>
      ))}
      <polygon
        points={[...points(peaks), ...points(balances).reverse()].join(' ')}
        className="fill-accent/25"
      />
      <text x={x(lowest + 0.5)} y={y(110)} textAnchor="middle" fontSize={letters} className="fill-ink">
        {fall}
      </text>
      <polyline points={points(balances).join(' ')} strokeWidth={3} className="stroke-brand" />
      <path
        d={`M${axis} ${y(overallStop)}H${width}`}
        strokeWidth={2}
        strokeDasharray="8 7"
        className="stroke-danger"
      />
      {trades.map(({ at, path }) => (
        <path
          key={at}
          d={path}
          transform={`translate(${x(at)} ${y(balances[at] ?? 0)}) scale(${mark})`}
          className="fill-ink"
        />
      ))}
    </Drawing>
  );
};

const TradeMark = ({ path }: { path: string }) => (
  <svg viewBox={path === sale ? '-8 -24 16 14' : '-8 10 16 14'} aria-hidden className="h-3 w-3.5 fill-ink">
    <path d={path} />
  </svg>
);
