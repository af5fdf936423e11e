import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Drawing } from '../drawing';
import {
  cut,
  exampleMoney,
  goal,
  goalMonth,
  income,
  monthly,
  savedBy,
  setback,
  spending,
} from './savings-example';
import { consultiaTexts } from '../texts/consultia';

const saved = savedBy(monthly);
const savedWithCut = savedBy(monthly + cut).slice(0, goalMonth(monthly + cut));

const width = 640;
const height = 270;
const ground = 260;
const step = width / saved.length;
const x = (month: number) => month * step + step / 2;
const y = (amount: number) => ground - (amount / goal) * 208;

/** A recommendation as a client reads it: the year that it was made for, and what one month looks like with it. */
export function SavingsPlan() {
  const t = useTexts(consultiaTexts);
  const { language } = useLanguage();
  const money = (amount: number) => exampleMoney(amount, language);
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[5fr_4fr]">
      <p className="lg:col-span-2">
        <span className="text-sm font-semibold text-brand">{t('example.place')}</span>
        <span className="block text-xl font-semibold">{t('example.advice', { amount: money(cut) })}</span>
      </p>
      <div>
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{t('figure.months')}</span>
          <span className="text-brand">{t('figure.goal', { amount: money(goal) })}</span>
        </p>
        <Bars />
        <Legend />
      </div>
      <Month
        rows={[
          [t('figure.income'), money(income), money(income)],
          [t('figure.home'), money(-spending.home), money(-spending.home)],
          [t('figure.cover'), money(-spending.cover), money(-spending.cover)],
          [t('figure.daily'), money(-spending.daily), money(cut - spending.daily)],
          [t('figure.left'), money(monthly), money(monthly + cut)],
          [
            t('example.reached'),
            ...[monthly, monthly + cut].map((left) => t('example.month', { month: goalMonth(left) })),
          ],
        ]}
      />
    </div>
  );
}

/** What the bars are, the marked one, and the line. */
function Legend() {
  const t = useTexts(consultiaTexts);
  const { language } = useLanguage();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-6 text-sm text-muted">
      <span>
        <span className="mr-2 inline-block size-3 rounded-full bg-brand/40" />
        {t('example.before')}
      </span>
      <span>
        <span className="mr-2 inline-block size-3 rounded-full bg-accent" />
        {t('figure.expense', { amount: exampleMoney(setback.amount, language) })}
      </span>
      <span>
        <span className="mr-2 inline-block w-5 border-t-3 border-brand align-middle" />
        {t('example.after')}
      </span>
    </p>
  );
}

/** A month of the example, as rows of a name, its value today and the one with the change. */
function Month({ rows }: { rows: readonly (readonly string[])[] }) {
  const t = useTexts(consultiaTexts);
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr className="border-b border-ink text-right text-sm text-muted">
          <th className="pb-2 text-left font-semibold text-ink">{t('figure.month')}</th>
          <th className="pb-2 font-normal">{t('example.before')}</th>
          <th className="pb-2 font-normal">{t('example.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, after]) => (
          <tr key={name} className="border-b border-line text-right last:border-0">
            <th className="py-2 text-left font-normal text-muted">{name}</th>
            <td className="py-2 pl-3 whitespace-nowrap">{before}</td>
            <td
              className={
                before === after ? 'pl-3 whitespace-nowrap' : 'pl-3 font-bold whitespace-nowrap text-brand'
              }
            >
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
      points={savedWithCut.map((amount, month) => `${x(month)},${y(amount)}`).join(' ')}
      strokeWidth={3}
      className="stroke-brand"
    />
    <path d={`M0 ${y(goal)}H${width}`} strokeWidth={2} strokeDasharray="2 7" className="stroke-accent" />
    <path d={`M0 ${ground}H${width}`} className="stroke-muted" />
  </Drawing>
);
