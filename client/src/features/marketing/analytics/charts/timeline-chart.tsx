import type { DayRange } from '@shared/list/periods';
import type { DayFigures } from '@shared/marketing/analytics/figures';
import type { ChartRow } from '@/ui/chart/chart-data';
import { FiguresChart } from '@/ui/chart/figures-chart';
import { stretchOf } from '../periods';
import { useWords, type Words } from '../use-words';

interface TimelineChartProps {
  days: readonly DayFigures[];
  range: DayRange;
}

const names = ['visitors', 'leads', 'clicks', 'views', 'bots'] as const;

type Sums = Record<(typeof names)[number], number>;

const plus = (day: DayFigures, sum: Sums | undefined): Sums =>
  Object.fromEntries(names.map((name) => [name, day[name] + (sum?.[name] ?? 0)])) as Sums;

/** The sums of the days of each stretch, a day or a week, by its first day. */
function stretches(days: readonly DayFigures[]) {
  const firstOf = stretchOf(days.length);
  const sums = new Map<string, Sums>();
  for (const day of days) {
    const first = firstOf(day.day);
    sums.set(first, plus(day, sums.get(first)));
  }
  return { isByWeek: sums.size < days.length, sums: [...sums] };
}

/** Visitors and leads of each day, or of each week of a long period. */
export function TimelineChart({ days, range }: TimelineChartProps) {
  const words = useWords();
  const { t, number, column } = words;
  const { isByWeek, sums } = stretches(days);
  return (
    <FiguresChart
      title={t('timeline.title')}
      caption={[t(isByWeek ? 'timeline.byWeek' : 'timeline.byDay')]}
      data={{
        rowsLabel: t(isByWeek ? 'timeline.week' : 'timeline.day'),
        columns: names.map((name) => column(name, t(`columns.${name}`))),
        rows: sums.map(([first, sum]) => rowOf(first, sum, isByWeek, words)),
      }}
      drawn={['visitors', 'leads']}
      layout={{ direction: 'vertical', apart: true }}
      axisText={(value) => number(value)}
      nothing={t('nothing')}
      fileName={`${t('timeline.file')}-${range.from}-${range.to}`}
    />
  );
}

const rowOf = (first: string, sum: Sums, isByWeek: boolean, { t, day }: Words): ChartRow => ({
  name: first,
  label: isByWeek ? t('timeline.weekOf', { day: day(first) }) : day(first),
  tick: day(first, { day: 'numeric', month: 'short' }),
  filed: first,
  cells: Object.fromEntries(names.map((name) => [name, { value: sum[name] }])),
});
