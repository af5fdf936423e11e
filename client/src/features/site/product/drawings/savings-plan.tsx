import { exampleCurrency, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Drawing } from '../drawing';
import { Readings } from './readings';
import { consultiaTexts } from '../texts/consultia';

// One month of the example, in its currency: what comes in, and what goes out.
const income = 2_600;
const spending = { home: 1_150, daily: 980, cover: 170 } as const;
const monthly = income - spending.home - spending.daily - spending.cover;
const months = 12;
/** The seventh month has an expense that nobody planned. */
const setback = { month: 6, amount: 600 };
const goal = months * monthly - setback.amount;

const saved = Array.from(
  { length: months },
  (_, month) => (month + 1) * monthly - (month >= setback.month ? setback.amount : 0),
);

const width = 640;
const height = 270;
const ground = 260;
const step = width / months;
const x = (month: number) => month * step + step / 2;
const y = (amount: number) => ground - (amount / goal) * 236;

/** A year of monthly savings that reach their goal in spite of one setback, and the month they come from. */
export function SavingsPlan() {
  const t = useTexts(consultiaTexts);
  const { language } = useLanguage();
  const money = (amount: number) =>
    formatNumber(amount, language, {
      style: 'currency',
      currency: exampleCurrency[language],
      maximumFractionDigits: 0,
      useGrouping: 'always',
    }).replace('-', '−');
  return (
    <div className="grid gap-8 lg:grid-cols-[5fr_3fr] lg:gap-12">
      <div>
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{t('figure.months')}</span>
          <span className="text-brand">{t('figure.goal', { amount: money(goal) })}</span>
        </p>
        <Bars />
        <p className="mt-2 flex items-center gap-2 text-sm text-muted">
          <span className="size-3 rounded-full bg-accent" />
          {t('figure.expense', { amount: money(setback.amount) })}
        </p>
      </div>
      <Readings
        title={t('figure.month')}
        rows={[
          [t('figure.income'), money(income)],
          ...(['home', 'daily', 'cover'] as const).map(
            (kind) => [t(`figure.${kind}`), money(-spending[kind])] as const,
          ),
        ]}
        total={[t('figure.left'), money(monthly)]}
      />
    </div>
  );
}

const Bars = () => (
  <Drawing width={width} height={height} className="mt-2">
    {saved.map((amount, month) => (
      <rect
        key={x(month)}
        x={x(month) - 15}
        y={y(amount)}
        width={30}
        height={ground - y(amount)}
        rx={4}
        className={month === setback.month ? 'fill-accent' : 'fill-brand/40'}
      />
    ))}
    <polyline
      points={saved.map((amount, month) => `${x(month)},${y(amount)}`).join(' ')}
      strokeWidth={3}
      className="stroke-brand"
    />
    <path d={`M0 ${y(goal)}H${width}`} strokeWidth={2} strokeDasharray="2 7" className="stroke-accent" />
    <path d={`M0 ${ground}H${width}`} className="stroke-muted" />
  </Drawing>
);
