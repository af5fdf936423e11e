import type { Forecast } from '@shared/leads/analytics/endpoints';
import type { DayRange } from '@shared/list/periods';
import type { ChartRow } from '@/ui/chart/chart-data';
import { monthsIn, since } from '../scope/analytics-periods';
import { expectedAt, inCurrency, inOthers, opportunitiesAt } from '../../addresses';
import type { Answers } from '../use-compared';
import type { Scope } from '../scope/use-scope';
import type { Words } from '../use-words';

const wonIn = (currency: string, closedAt: DayRange) =>
  opportunitiesAt('won', { ...inCurrency(currency), closedAt });

const openUntil = (currency: string, expectedClose: { from?: string; to?: string; empty?: boolean }) =>
  expectedAt({ ...inCurrency(currency), expectedClose });

/** The months of a forecast, each beside the month that it is compared to: the first to the first, and so on. */
export function forecastMonths(
  { now, before, compared }: Answers<Forecast>,
  range: DayRange,
  today: string,
  { month }: Words,
): ChartRow[] {
  const earlier = compared ? monthsIn(compared) : [];
  const found = (forecast: Forecast | undefined, first: string) =>
    forecast?.months.find((one) => one.month === first.slice(0, 7));
  return monthsIn(range).map(({ first, range: days }, index) => {
    const ahead = since(days, today);
    const other = earlier[index];
    return {
      name: first,
      label: month(first, 'long'),
      tick: month(first, 'short'),
      filed: first.slice(0, 7),
      cells: {
        won: { value: found(now, first)?.won ?? 0, to: wonIn(now.currency, days) },
        weighted: {
          value: found(now, first)?.weighted ?? 0,
          ...(ahead.from < ahead.to && { to: openUntil(now.currency, ahead) }),
        },
        ...(other && {
          before: { value: found(before, other.first)?.won ?? 0, to: wonIn(now.currency, other.range) },
        }),
      },
    };
  });
}

const apartBy = (today: string) => ({ overdue: { to: today }, undated: { empty: true } });

/** The addresses of what overdue and undated leave out. */
export function othersApart({ currency }: Forecast, { today }: Pick<Scope, 'today'>) {
  const { overdue, undated } = apartBy(today);
  const at = (expectedClose: object) => expectedAt({ expectedClose, ...inOthers(currency) });
  return { overdue: at(overdue), undated: at(undated) };
}

/** What is open and in no month of a forecast. */
export const apartRows = (now: Forecast, { today }: Pick<Scope, 'today'>, { t }: Words): ChartRow[] => [
  {
    name: 'overdue',
    label: t('forecast.overdue'),
    cells: { weighted: { value: now.overdue.weighted, to: openUntil(now.currency, apartBy(today).overdue) } },
  },
  {
    name: 'undated',
    label: t('forecast.undated'),
    cells: { weighted: { value: now.undated.weighted, to: openUntil(now.currency, apartBy(today).undated) } },
  },
];
