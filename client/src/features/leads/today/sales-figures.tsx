import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DealSums, leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { dayOf, daysOf } from '@shared/list/periods';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { moneyText } from '@/lib/values/money';
import { Chevron } from '@/ui/chevron';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icons';
import { Link, TextLink } from '@/ui/navigation/link';
import { opportunitiesAt, type OpportunityFilter, sectionAt } from '../addresses';
import { otherMoney } from '../opportunities/other-money';
import { salesTexts } from './texts/sales';

interface Figure {
  name: 'open' | 'closing' | 'won' | 'stale';
  outcome: 'open' | 'won';
  filter: OpportunityFilter;
}

/** What has an earlier date than today is overdue, as in the forecast, and no longer said to close soon. */
const figuresOf = (today: string): readonly Figure[] => [
  { name: 'open', outcome: 'open', filter: {} },
  { name: 'closing', outcome: 'open', filter: { expectedClose: daysOf('next-30-days', today) } },
  { name: 'won', outcome: 'won', filter: { closedAt: { within: 'last-90-days' } } },
  { name: 'stale', outcome: 'open', filter: { stale: { any: ['yes'] } } },
];

const overdueBy = (today: string): OpportunityFilter => ({ expectedClose: { to: today } });

const sumsOf = ({ filter }: { filter: object }) => ({
  ...query(leadOpportunities.sums, {}, { filter: JSON.stringify(filter) }),
  staleTime: 0,
});

const isNone = ({ open, won }: DealSums) => open.count + won.count === 0;

/** What is open, closes, was won and stands still, each with its list; nothing while there are no opportunities. */
export function SalesFigures() {
  const t = useTexts(salesTexts);
  const [today] = useState(() => dayOf(new Date()));
  const figures = figuresOf(today);
  const sums = useQueries({ queries: figures.map(sumsOf) });
  const all = sums[0]?.data;
  if (sums.some(({ error, data }) => error !== null && !data) || (all && isNone(all))) return null;
  return (
    <section aria-labelledby="sales-figures" className="flex flex-col xl:w-88 xl:shrink-0 xl:only:w-full">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 max-sm:mb-0">
        {/* It stands before the h1, where no lower heading may be. */}
        <p id="sales-figures" className="text-xl font-[650]">
          {t('title')}
        </p>
        <TextLink to={sectionAt('analytics')} className="py-2 text-sm">
          {t('analytics')}
        </TextLink>
      </div>
      <ul className="grid grow grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:max-xl:grid-cols-4">
        {figures.map((figure, index) => (
          <li key={figure.name} className="relative flex flex-col bg-surface pb-3 max-sm:pb-2 sm:min-h-22">
            <SalesFigure figure={figure} sums={sums[index]?.data} />
            {figure.name === 'closing' && <OverdueLink today={today} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SalesFigureProps {
  figure: Figure;
  sums?: DealSums | undefined;
}

/** A figure leads to what it adds up, where there is something. */
function SalesFigure({ figure: { name, outcome, filter }, sums }: SalesFigureProps) {
  const t = useTexts(salesTexts);
  const { language } = useLanguage();
  if (!sums) return <Skeleton className="m-3" />;
  const { amount, count, others } = sums[outcome];
  const other = otherMoney(sums[outcome], language);
  const { currency } = sums;
  const look =
    'grid content-start gap-0.5 px-4 pt-3 tabular-nums max-xl:px-3 max-sm:px-2.5 max-sm:pt-2 xl:pr-2';
  const label = t(`figures.${name}`);
  const money = moneyText(amount, currency, language);
  if (count === 0) {
    return (
      <p className={look}>
        <span className="text-sm leading-snug text-muted">{label}</span>
        <span className="text-lg leading-tight font-medium wrap-anywhere text-muted">{money}</span>
      </p>
    );
  }
  return (
    <Link
      to={opportunitiesAt(outcome, filter)}
      className={`group grow ${look} after:absolute after:inset-0 hover:after:bg-ink/4`}
    >
      <span className="flex items-start justify-between gap-1 text-sm leading-snug text-muted">
        {label}
        <Icon name={Chevron} className="mt-0.5 size-4 -rotate-90" />
      </span>
      <span className="text-lg leading-tight font-semibold wrap-anywhere underline-offset-4 group-hover:underline group-focus-visible:underline">
        {money}
      </span>
      <span className="text-sm leading-snug text-muted">
        {/* The amounts of one other currency are said too; of several, only how many. */}
        {t('deals', { count: other ? count : count - others })}
        {others > 0 && <span className="block">+ {other ?? t('others', { count: others })}</span>}
      </span>
    </Link>
  );
}

/** The open ones whose expected day has passed; nothing without any. */
function OverdueLink({ today }: { today: string }) {
  const t = useTexts(salesTexts);
  const { language } = useLanguage();
  const { data } = useQuery(sumsOf({ filter: overdueBy(today) }));
  if (!data || data.open.count === 0) return null;
  const { count, amount } = data.open;
  return (
    <Link
      to={opportunitiesAt('open', overdueBy(today))}
      className="relative z-1 px-4 pt-0.5 text-sm leading-snug font-medium text-warning hover:underline max-xl:px-3 max-sm:px-2.5"
    >
      {t('overdue', { count })}
      {amount > 0 && ` · ${moneyText(amount, data.currency, language)}`}
    </Link>
  );
}
