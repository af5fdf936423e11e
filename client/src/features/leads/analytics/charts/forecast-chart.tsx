import { type Forecast, leadAnalytics } from '@shared/leads/analytics/endpoints';
import type { DayRange } from '@shared/list/periods';
import { query } from '@/lib/api/query-client';
import { TextLink } from '@/ui/navigation/link';
import { forecastRange, since } from '../scope/analytics-periods';
import { addedIn } from '../changes';
import { amounts } from '../columns';
import { ChartCard, FiguresChart } from './figures-chart';
import { apartRows, forecastMonths, othersApart } from './forecast-rows';
import { Others } from '../others';
import { expectedAt, inOthers, opportunitiesAt } from '../../addresses';
import { type Answers, useCompared } from '../use-compared';
import type { Scope } from '../scope/use-scope';
import { useWords, type Words } from '../use-words';

/** What was won and what is expected by month; overdue and undated opportunities apart. */
export function ForecastChart({ scope }: { scope: Scope }) {
  const { currency, compared, today } = scope;
  const range = forecastRange(scope.range, today);
  const words = useWords();
  const { t, span, shortMoney } = words;
  const asked = useCompared<Forecast>((days) => query(leadAnalytics.forecast, {}, { ...days, currency }), {
    range,
    compared,
  });
  return (
    <ChartCard title={t('forecast.title')} asked={asked}>
      {(answers) => {
        const { now } = answers;
        const months = forecastMonths(answers, range, scope, words);
        return (
          <FiguresChart
            title={t('forecast.title')}
            caption={[
              t('forecast.caption', { span: span(range) }),
              compared && wonBefore(answers, words, span(compared)),
              <OthersOfMonths key="others" now={now} range={range} today={today} />,
            ]}
            data={{
              rowsLabel: t('month'),
              columns: [
                amounts('won', t('won'), now.currency, words),
                amounts('weighted', t('weighted'), now.currency, words),
                ...(compared ? [amounts('before', t('forecast.before'), now.currency, words)] : []),
              ],
              rows: [...months, ...apartRows(now, scope, words)],
            }}
            drawn={['won', 'weighted']}
            drawnRows={months}
            layout={{ direction: 'vertical', stacked: true }}
            axisText={(value) => shortMoney(value, now.currency)}
            fileName={`${t('forecast.file')}-${range.from}-${today}`}
          >
            <Apart forecast={now} scope={scope} words={words} />
          </FiguresChart>
        );
      }}
    </ChartCard>
  );
}

interface OthersOfMonthsProps {
  now: Forecast;
  range: DayRange;
  today: string;
}

/** What the months leave out: other opportunities that were won, and others that are open. */
function OthersOfMonths({ now: { months, currency }, range, today }: OthersOfMonthsProps) {
  const { t } = useWords();
  const sum = (name: 'wonOthers' | 'openOthers') => months.reduce((all, month) => all + month[name], 0);
  const [won, open] = [sum('wonOthers'), sum('openOthers')];
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-2 empty:hidden">
      <Others count={won} to={opportunitiesAt('won', { closedAt: range, ...inOthers(currency) })}>
        {t('forecast.wonOthers', { count: won })}
      </Others>
      <Others count={open} to={expectedAt({ expectedClose: since(range, today), ...inOthers(currency) })}>
        {t('forecast.openOthers', { count: open })}
      </Others>
    </span>
  );
}

const sumWon = ({ months }: Forecast) => months.reduce((sum, { won }) => sum + won, 0);

const wonBefore = ({ now, before }: Answers<Forecast>, { t, money }: Words, span: string) =>
  before &&
  t('forecast.wonBefore', {
    won: money(sumWon(now), now.currency),
    before: money(sumWon(before), now.currency),
    span,
  });

interface ApartProps {
  forecast: Forecast;
  scope: Scope;
  words: Words;
}

const Apart = ({ forecast, scope, words }: ApartProps) => (
  <ul className="grid gap-2 text-sm tabular-nums">
    {apartRows(forecast, scope, words).map(({ name, label, cells }) => {
      const { weighted, ...counted } = forecast[name as 'overdue' | 'undated'];
      const count = addedIn([counted]);
      return (
        <li key={name} className="flex flex-wrap gap-2">
          <TextLink to={cells.weighted?.to ?? ''}>{label}</TextLink>
          <span>
            {words.t('forecast.apart', { count, weighted: words.money(weighted, forecast.currency) })}
          </span>
          <Others count={counted.others} to={othersApart(forecast, scope)[name as 'overdue' | 'undated']} />
        </li>
      );
    })}
  </ul>
);
