import { leadAnalytics, type Pipeline, type Velocity } from '@shared/leads/analytics/endpoints';
import { startOfDay } from '@shared/list/periods';
import { query } from '@/lib/api/query-client';
import { noValue } from '@/ui/chart/chart-data';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextLink } from '@/ui/navigation/link';
import { addedIn, difference, growth, hasClosed, othersIn } from './changes';
import { type Figure, FigureCard } from '@/ui/chart/figure-card';
import { OtherSum } from './others';
import { inCurrency, inOthers, opportunitiesAt } from '../addresses';
import { type Answers, useCompared } from './use-compared';
import type { Scope } from './scope/use-scope';
import { useWords, type Words } from './use-words';

/** The figures that matter, each with what it is compared to. */
export function KeyFigures({ scope }: { scope: Scope }) {
  const { currency, range, today } = scope;
  const words = useWords();
  const { t, span, past, comparedName } = words;
  const closed = useCompared<Velocity>(
    (days) => query(leadAnalytics.velocity, {}, { ...days, currency }),
    scope,
    hasClosed,
  );
  const open = useCompared<Pipeline>(() => query(leadAnalytics.pipeline, {}, { currency }), {
    range,
    compared: undefined,
  });
  const error = closed.error ?? open.error;
  if (error) {
    return (
      <ErrorState
        error={error}
        onRetry={() => {
          closed.retry();
          open.retry();
        }}
      />
    );
  }
  if (!closed.answers || !open.answers) return <Skeleton className="h-64 lg:h-56" />;
  const { now } = closed.answers;
  const { compared } = scope;
  return (
    <section aria-label={t('figures.label')} className="grid gap-2">
      {/* In a language whose words for a period are not written with a capital within a sentence. */}
      <p className="text-sm text-muted first-letter:uppercase">
        {compared
          ? t(closed.answers.before ? 'figures.spans' : 'figures.spanAlone', {
              span: past(range, today),
              name: comparedName(scope),
              compared: span(compared),
            })
          : `${past(range, today)}.`}{' '}
        {now.undated > 0 && (
          <TextLink to={opportunitiesAt('closed', { closedAt: { empty: true } })}>
            {t('figures.undated', { count: now.undated })}
          </TextLink>
        )}
      </p>
      <dl className="grid gap-3 @max-md:gap-0 @md:grid-cols-2 @3xl:grid-cols-5 @max-3xl:*:first:col-span-full">
        {[...closedFigures(closed.answers, scope, words), openFigure(open.answers.now, words)].map(
          (figure) => (
            <FigureCard key={figure.label} {...figure} />
          ),
        )}
      </dl>
    </section>
  );
}

type Rate = 'rateByCount' | 'rateByAmount';

/** The figures of what was closed in the period. */
function closedFigures({ now, before }: Answers<Velocity>, scope: Scope, words: Words): Figure[] {
  const { range, compared } = scope;
  const { t, number, money, percent, percentOrNone } = words;
  const name = words.comparedName(scope);
  const compare = (value: string, change: number | null, said: (change: number) => string) => {
    if (!compared || value === noValue) return undefined;
    return change === null
      ? t('figures.before', { name, value })
      : t('figures.beforeChanged', { name, value, change: said(change) });
  };
  const signed = { signDisplay: 'exceptZero' } as const;
  const rate = (of: Rate, basis: string): Figure => ({
    label: t(`figures.${of}`),
    value: percentOrNone(now[of]),
    beside: (
      <>
        {now[of] !== null && `${basis} `}
        <span className="block">
          {compare(percentOrNone(before?.[of] ?? null), difference(now[of], before?.[of] ?? null), (points) =>
            t('figures.points', { points: number(points * 100, { ...signed, maximumFractionDigits: 1 }) }),
          )}
        </span>
      </>
    ),
  });
  const daysText = (days: number | null, options?: Intl.NumberFormatOptions) =>
    days === null
      ? noValue
      : t('figures.days', { days: number(days, { maximumFractionDigits: 1, ...options }) });
  const { medianDays: median = null } = before ?? {};
  const days: Figure = {
    label: t('figures.toWin'),
    value: daysText(now.medianDays),
    beside: (
      <>
        {now.meanDays !== null && t('figures.mean', { days: daysText(now.meanDays) })}{' '}
        <span className="block">
          {compare(daysText(median), difference(now.medianDays, median), (change) =>
            daysText(change, signed),
          )}
        </span>
      </>
    ),
  };
  const { won, lost } = now;
  const wonText = (velocity: Velocity) =>
    t('figures.wonOf', {
      count: number(velocity.won.count),
      amount: money(velocity.won.amount, velocity.currency),
    });
  return [
    {
      label: won.others > 0 ? t('won') : t('figures.won', { count: number(won.count) }),
      value: money(won.amount, now.currency),
      beside: (
        <>
          <WonOthers velocity={now} range={range} words={words} />{' '}
          <span className="block">
            {compare(
              before ? wonText(before) : noValue,
              growth(won.amount, before?.won.amount ?? null),
              (change) => percent(change, signed),
            )}
          </span>
        </>
      ),
      to: opportunitiesAt('won', { closedAt: range, ...inCurrency(now.currency) }),
    },
    rate(
      'rateByCount',
      t('figures.rateOf', { won: number(won.count), closed: number(won.count + lost.count) }),
    ),
    rate('rateByAmount', t('figures.amountOf')),
    days,
  ];
}

interface WonOthersProps extends Pick<Scope, 'range'> {
  velocity: Velocity;
  words: Words;
}

/** Of how many the amount is made up among all that was won, and the way to the rest. */
const WonOthers = ({ velocity: { won, currency }, range, words: { t, number } }: WonOthersProps) =>
  won.others > 0 && (
    <>
      {t('figures.inCurrency', { count: number(addedIn([won])), all: number(won.count), currency })}{' '}
      <OtherSum
        outcome="won"
        separator="· "
        count={won.others}
        currency={currency}
        filter={{ closedAt: { from: startOfDay(range.from), to: startOfDay(range.to) } }}
        to={opportunitiesAt('won', { closedAt: range, ...inOthers(currency) })}
      />
    </>
  );

/** What is open today; what was open before is not known. */
function openFigure({ stages, currency }: Pipeline, { t, money }: Words): Figure {
  const sum = (name: 'amount' | 'weighted') => stages.reduce((total, stage) => total + stage[name], 0);
  return {
    label: t('figures.open'),
    value: money(sum('weighted'), currency),
    beside: (
      <>
        {t('figures.openOf', { amount: money(sum('amount'), currency), count: addedIn(stages) })}{' '}
        <OtherSum
          outcome="open"
          count={othersIn(stages)}
          currency={currency}
          filter={{ outcome: { any: ['open'] } }}
          to={opportunitiesAt('open', inOthers(currency))}
        />
      </>
    ),
    to: opportunitiesAt('open', inCurrency(currency)),
  };
}
