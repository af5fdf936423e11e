import { type Activity, leadAnalytics } from '@shared/leads/analytics/endpoints';
import { type CommunicationType, communicationTypes } from '@shared/leads/communications/scales';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import type { ChartRow } from '@/ui/chart/chart-data';
import { weeksIn } from '../scope/analytics-periods';
import { recordsTexts } from '../../texts/records';
import { numbers } from '../columns';
import { ChartCard, FiguresChart } from './figures-chart';
import { communicationsAt, tasksDoneAt } from '../../addresses';
import { type Answers, useCompared } from '../use-compared';
import type { Scope } from '../scope/use-scope';
import { useWords, type Words } from '../use-words';

/** The kinds of bars, few enough to be told apart at a glance. The table has each type. */
const kinds = {
  email: ['email'],
  spoken: ['call', 'meeting', 'video'],
  other: ['whatsapp', 'sms', 'note', 'form', 'letter'],
} as const satisfies Record<string, readonly CommunicationType[]>;

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

type Bars = Readonly<Record<string, readonly CommunicationType[]>>;

const typeBars: Bars = Object.fromEntries(communicationTypes.map((type) => [type, [type]]));

const totalOf = (activity: Activity) =>
  activity.weeks.reduce(
    (sum, { said, tasksDone }) =>
      Object.values(said).reduce((counted, count) => counted + count, sum) + tasksDone,
    0,
  );

const hasActivity = (activity: Activity) => totalOf(activity) > 0;

/** What was said and done in each week. */
export function ActivityChart({ scope }: { scope: Scope }) {
  const { range, today } = scope;
  const weeks = weeksIn(range).filter(({ first }) => first <= today);
  const words = useWords();
  const { t, number } = words;
  const tRecords = useTexts(recordsTexts);
  const asked = useCompared<Activity>(
    (days) => query(leadAnalytics.activity, {}, { ...days }),
    scope,
    hasActivity,
  );
  return (
    <ChartCard title={t('activity.title')} asked={asked}>
      {(answers) => (
        <FiguresChart
          title={t('activity.title')}
          caption={[totals(answers, words)]}
          data={{
            rowsLabel: t('week'),
            columns: [
              ...communicationTypes.map((type) => numbers(type, tRecords(`type.${type}`), words)),
              numbers('tasks', t('activity.tasks'), words),
            ],
            rows: activityRows(answers.now, weeks, typeBars, words),
          }}
          drawn={[...kindNames.map((kind) => numbers(kind, t(`activity.kinds.${kind}`), words)), 'tasks']}
          drawnRows={activityRows(answers.now, weeks, kinds, words)}
          layout={{ direction: 'vertical', stacked: true }}
          axisText={(value) => number(value)}
          fileName={`${t('activity.file')}-${range.from}-${range.to}`}
        />
      )}
    </ChartCard>
  );
}

const totals = ({ now, before, compared }: Answers<Activity>, { t, number, span }: Words) =>
  before && compared
    ? t('activity.totalBefore', {
        total: number(totalOf(now)),
        before: number(totalOf(before)),
        span: span(compared),
      })
    : t('activity.total', { total: number(totalOf(now)) });

/** Every week of the period that has begun, also those in which nothing was done. */
function activityRows(
  activity: Activity,
  weeks: ReturnType<typeof weeksIn>,
  bars: Bars,
  { t, day }: Words,
): ChartRow[] {
  const byWeek = new Map(activity.weeks.map((one) => [one.week, one]));
  return weeks.map(({ first, range: days }) => {
    const { said = {}, tasksDone = 0 } = byWeek.get(first) ?? {};
    const saidCells = Object.entries(bars).map(([kind, types]) => {
      const value = types.reduce((sum, type) => sum + (said[type] ?? 0), 0);
      return [kind, { value, to: communicationsAt({ type: { any: [...types] }, occurredAt: days }) }];
    });
    return {
      name: first,
      label: t('weekOf', { day: day(first) }),
      tick: day(first, { day: 'numeric', month: 'short' }),
      filed: first,
      cells: {
        ...Object.fromEntries(saidCells),
        tasks: { value: tasksDone, to: tasksDoneAt(days) },
      },
    };
  });
}
