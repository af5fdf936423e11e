import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Drawing } from '../drawing';
import { Readings } from './readings';
import { exampleMoney, goal, income, monthly, savedBy, setback, spending } from './savings-example';
import { consultiaTexts } from '../texts/consultia';

const saved = savedBy(monthly);

const width = 640;
const height = 270;
const ground = 260;
const step = width / saved.length;
const x = (month: number) => month * step + step / 2;
const y = (amount: number) => ground - (amount / goal) * 236;

/** A year of monthly savings that reach their goal in spite of one setback, and the month they come from. */
export function SavingsPlan() {
  const t = useTexts(consultiaTexts);
  const { language } = useLanguage();
  const money = (amount: number) => exampleMoney(amount, language);
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
