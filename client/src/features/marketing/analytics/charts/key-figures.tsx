import { conversionOf, type Figures } from '@shared/marketing/analytics/figures';
import { localeOf } from '@shared/languages';
import type { DayRange } from '@shared/list/periods';
import { useLanguage } from '@/i18n/use-texts';
import { type Figure, FigureCard } from '@/ui/chart/figure-card';
import { useWords, type Words } from '../use-words';

interface Given {
  now: Figures;
  before: Figures;
}

interface KeyFiguresProps extends Given {
  range: DayRange;
  compared: DayRange;
}

/** The figures that matter, each beside that of the period before, and what they leave out; clicks stand in the funnel. */
export function KeyFigures({ now, before, range, compared }: KeyFiguresProps) {
  const words = useWords();
  const { t, span } = words;
  return (
    <section aria-label={t('figures.label')} className="grid gap-3">
      <p className="text-sm text-muted">
        {t(isAlone(before) ? 'figures.spanAlone' : 'figures.spans', {
          span: span(range),
          compared: span(compared),
        })}
      </p>
      <dl className="grid gap-3 tabular-nums @max-md:gap-0 @md:grid-cols-2 @3xl:grid-flow-col @3xl:grid-cols-none @3xl:auto-cols-fr @max-3xl:*:last:odd:col-span-full">
        {figuresOf({ now, before }, words).map((figure) => (
          <FigureCard key={figure.label} {...figure} />
        ))}
      </dl>
      <LeftOut now={now} />
    </section>
  );
}

const signed = { signDisplay: 'exceptZero' } as const;

const counts = ['visitors', 'leads', 'published', 'mailsSent'] as const;

/** Whether the period before holds nothing to compare with. */
export const isAlone = (before: Figures) =>
  [...counts, 'clicks' as const].every((name) => before[name] === 0);

function figuresOf({ now, before }: Given, words: Words): Figure[] {
  const { t, number, percent } = words;
  const none = isAlone(before);
  const counted = (name: (typeof counts)[number]): Figure => {
    const change = before[name] === 0 ? null : (now[name] - before[name]) / before[name];
    const value = number(before[name]);
    return {
      label: t(`figures.${name}`),
      value: number(now[name]),
      beside: none
        ? undefined
        : change === null
          ? t('figures.before', { value })
          : t('figures.beforeChanged', { value, change: percent(change, signed) }),
    };
  };
  return [
    counted('visitors'),
    counted('leads'),
    conversionFigure({ now, before }, words),
    counted('published'),
    counted('mailsSent'),
  ];
}

function conversionFigure({ now, before }: Given, { t, number, rateOrNone }: Words): Figure {
  const [share, former] = [conversionOf(now), conversionOf(before)];
  const value = rateOrNone(former);
  if (share === null || former === null) {
    const beside = former === null ? undefined : t('figures.before', { value });
    return { label: t('figures.rate'), value: rateOrNone(share), beside };
  }
  const points = number((share - former) * 100, {
    ...signed,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    label: t('figures.rate'),
    value: rateOrNone(share),
    beside: t('figures.beforeChanged', { value, change: t('figures.points', { points }) }),
  };
}

const notCounted = ['spam', 'bots'] as const;
const wentWrong = ['publicationsFailed', 'mailsBounced', 'mailsFailed', 'mailsUnknown'] as const;

/** What went wrong, and what is not counted, where there is something. */
function LeftOut({ now }: { now: Figures }) {
  const { t, number } = useWords();
  const { language } = useLanguage();
  const textOf = (name: (typeof notCounted | typeof wentWrong)[number]) =>
    now[name] > 0 ? [t(`leftOut.${name}`, { count: now[name], number: number(now[name]) })] : [];
  const otherLeads = now.leads - now.pageLeads;
  const uncounted = notCounted.flatMap(textOf);
  const said = [
    ...(otherLeads > 0 ? [t('leftOut.otherLeads', { count: otherLeads, number: number(otherLeads) })] : []),
    ...(uncounted.length > 0
      ? [t('leftOut.notCounted', { what: new Intl.ListFormat(localeOf(language)).format(uncounted) })]
      : []),
    ...wentWrong.flatMap(textOf),
  ];
  if (said.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
      {said.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
