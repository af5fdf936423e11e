import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Card } from '@/ui/card';
import { SectionFrame, SectionHeading } from '@/features/site/layouts/section';
import {
  cut,
  exampleMoney,
  goalMonth,
  income,
  monthly,
  spending,
} from '@/features/site/product/drawings/savings-example';
import { headingOf } from '@/features/site/product/product-texts';
import { consultiaTexts } from '@/features/site/product/texts/consultia';

/** One recommendation as a client reads it, worked out from the year that the page's drawing shows. */
export function ConsultiaRecommendation() {
  const t = useTexts(consultiaTexts);
  const { language } = useLanguage();
  const money = (amount: number) => exampleMoney(amount, language);
  return (
    <SectionFrame>
      <SectionHeading {...headingOf(t, 'example')} />
      <Card className="mt-6 grid items-center gap-x-12 gap-y-6 sm:mt-8 sm:p-8 lg:grid-cols-2">
        <div className="grid gap-3">
          <p className="text-sm font-semibold text-brand">{t('example.place')}</p>
          <h3 className="text-xl">{t('example.advice', { amount: money(cut) })}</h3>
          {(['why', 'against'] as const).map((part) => (
            <p key={part} className="text-muted">
              <span className="font-semibold text-ink">{t(`example.${part}`)}</span>{' '}
              {t(`example.${part}Text`, { daily: money(spending.daily), income: money(income) })}
            </p>
          ))}
        </div>
        <Comparison
          rows={[
            [t('figure.daily'), money(spending.daily), money(spending.daily - cut)],
            [t('figure.left'), money(monthly), money(monthly + cut)],
            [
              t('example.reached'),
              ...[monthly, monthly + cut].map((left) => t('example.month', { month: goalMonth(left) })),
            ],
          ]}
        />
      </Card>
    </SectionFrame>
  );
}

/** What the recommendation changes, as rows of a name, its value today and the one after. */
function Comparison({ rows }: { rows: readonly (readonly string[])[] }) {
  const t = useTexts(consultiaTexts);
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr className="border-b border-ink text-right text-sm text-muted">
          <th scope="col" className="py-2 text-left font-normal">
            {t('example.effect')}
          </th>
          <th scope="col" className="py-2 font-normal">
            {t('example.before')}
          </th>
          <th scope="col" className="py-2 font-normal">
            {t('example.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, after]) => (
          <tr key={name} className="border-b border-line text-right last:border-0">
            <th scope="row" className="py-3 pr-3 text-left font-normal text-muted">
              {name}
            </th>
            <td className="py-3 whitespace-nowrap">{before}</td>
            <td className="py-3 pl-3 font-bold whitespace-nowrap text-brand">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
