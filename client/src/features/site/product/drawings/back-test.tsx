import { exampleCurrency, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import { Drawing } from '../drawing';
import { Readings } from './readings';
import { algorithmiaTexts } from '../texts/algorithmia';

// An invented balance in percent of the starting capital, which moves between a purchase and its sale only, and the
// loss that would end the simulation.
const balances = [100, 100, 103, 102, 106, 109, 111, 111, 111, 114, 110, 106, 101, 104, 103, 106, 107, 107];
const overallStop = 92;
const capital = 10_000;

// A triangle under the line for a purchase, pointing up; one above it for a sale, pointing down.
const purchase = 'M0 10 8 24H-8Z';
const sale = 'M0-10 8-24H-8Z';
const trades = [
  { at: 1, path: purchase },
  { at: 6, path: sale },
  { at: 8, path: purchase },
  { at: 16, path: sale },
];

const width = 720;
const height = 300;
/** The room of the axis at the left. */
const axis = 120;
const x = (index: number) => axis + 8 + (index * (width - axis - 20)) / (balances.length - 1);
const y = (balance: number) => 280 - (balance - 90) * 10;

const peaks = balances.map((_, index) => Math.max(...balances.slice(0, index + 1)));
const deepest = Math.max(...balances.map((balance, index) => 1 - balance / (peaks[index] ?? balance)));
const points = (values: readonly number[]) => values.map((value, index) => `${x(index)},${y(value)}`);
const setback = [...points(peaks), ...points(balances).reverse()].join(' ');

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
  const share = formatNumber(deepest, language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className="grid gap-8 lg:grid-cols-[5fr_3fr] lg:gap-12">
      <div>
        <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
          {t('figure.balance')}
          <Badge tone="warning">{t('figure.invented')}</Badge>
        </p>
        <Curve money={money} />
        <p className="mt-3 flex flex-wrap gap-x-6 text-sm text-muted">
          <span className="flex items-center gap-2">
            <TradeMark path={purchase} /> {t('figure.buys')}
          </span>
          <span className="flex items-center gap-2">
            <TradeMark path={sale} /> {t('figure.sells')}
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
          [t('figure.stop'), money(overallStop)],
          [t('figure.deepest'), `−${share}`],
          [t('figure.end'), money(balances.at(-1) ?? 0)],
        ]}
      />
    </div>
  );
}

const Curve = ({ money }: { money: (percent: number) => string }) => (
  <Drawing width={width} height={height} className="mt-3">
    {[95, 100, 105, 110, 115].map((level) => (
      <g key={level}>
        <path d={`M${axis} ${y(level)}H${width}`} className="stroke-line" />
        <text
          x={axis - 8}
          y={y(level) + 7}
          textAnchor="end"
          className="fill-muted text-[18px] max-sm:text-[28px]"
        >
          {money(level)}
        </text>
      </g>
    ))}
    <polygon points={setback} className="fill-accent/25" />
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
        transform={`translate(${x(at)} ${y(balances[at] ?? 0)})`}
        className="fill-ink"
      />
    ))}
  </Drawing>
);

const TradeMark = ({ path }: { path: string }) => (
  <svg viewBox={path === sale ? '-8 -24 16 14' : '-8 10 16 14'} aria-hidden className="h-3 w-3.5 fill-ink">
    <path d={path} />
  </svg>
);
