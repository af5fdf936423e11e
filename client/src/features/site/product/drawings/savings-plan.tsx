import { useLanguage, useTexts } from '@/i18n/use-texts';
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
const sooner = goalMonth(monthly + cut);
const savedWithCut = savedBy(monthly + cut).slice(0, sooner);

/** The top of the drawing, which has the room for the end of the line, and the amounts on its axis. */
const top = goal * 1.2;
const ticks = [0, goal / 3, (goal * 2) / 3, goal];
const share = (amount: number) => `${(100 * amount) / top}%`;

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
        <p className="font-semibold">{t('figure.months')}</p>
        <Chart money={money} />
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
      <p className="border-t border-line pt-4">
        <span className="block font-semibold">{t('example.why')}</span>
        <span className="text-muted">{t('example.reason')}</span>
      </p>
      <p className="border-line lg:border-t lg:pt-4">
        <span className="block font-semibold">{t('example.against')}</span>
        <span className="text-muted">{t('example.doubt')}</span>
      </p>
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
      <span>
        <span className="mr-2 inline-block w-5 border-t-2 border-dotted border-accent align-middle" />
        {t('figure.goal', { amount: exampleMoney(goal, language) })}
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

/** What is saved by the end of each month: bars as it is, a line with the change, which ends where it reaches the goal. */
function Chart({ money }: { money: (amount: number) => string }) {
  const t = useTexts(consultiaTexts);
  const points = savedWithCut.map((amount, month) => `${month + 0.5},${top - amount}`).join(' ');
  return (
    <div className="mt-2 pl-16 text-sm text-muted tabular-nums">
      <div className="relative h-56">
        {ticks.map((amount) => (
          <span
            key={amount}
            style={{ bottom: share(amount) }}
            className={`absolute inset-x-0 ${amount === goal ? 'border-t-2 border-dotted border-accent' : 'border-t border-line'}`}
          >
            <span className="absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap">
              {money(amount)}
            </span>
          </span>
        ))}
        <div className="absolute inset-0 grid grid-cols-12 items-end gap-1 px-0.5 sm:gap-4 sm:px-2">
          {saved.map((amount, month) => (
            <span
              key={amount + month}
              style={{ height: share(amount) }}
              className={`rounded-t-sm ${month === setback.month ? 'bg-accent' : 'bg-brand/40'}`}
            />
          ))}
        </div>
        <svg
          viewBox={`0 0 ${saved.length} ${top}`}
          preserveAspectRatio="none"
          aria-hidden
          className="absolute size-full overflow-visible fill-none stroke-brand stroke-3"
        >
          <polyline points={points} vectorEffect="non-scaling-stroke" />
        </svg>
        <span
          style={{
            right: `${100 - (100 * (sooner - 0.5)) / saved.length}%`,
            bottom: share(savedWithCut.at(-1) ?? 0),
          }}
          className="absolute translate-y-1/2 pr-3 font-semibold text-brand"
        >
          {t('example.month', { month: sooner })}
          <span className="absolute top-1/2 -right-1.5 size-3 -translate-y-1/2 rounded-full bg-brand" />
        </span>
      </div>
      <p className="mt-1 flex justify-between px-1 text-center sm:grid sm:grid-cols-12 sm:px-0">
        {saved.map((amount, month) => (
          <span key={amount + month} className="max-sm:not-first:not-last:hidden">
            {month + 1}
          </span>
        ))}
      </p>
      <p className="text-right">{t('figure.axis')}</p>
    </div>
  );
}
