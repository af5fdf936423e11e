import { type Forecast, leadAnalytics } from '@shared/leads/analytics/endpoints';
import { query } from '@/lib/api/query-client';
import { TextLink } from '@/ui/navigation/link';
import { forecastRange } from '../scope/analytics-periods';
import { addedIn } from '../changes';
import { amounts } from '../columns';
import { ChartCard, FiguresChart } from './figures-chart';
import { apartRows, forecastMonths, othersApart } from './forecast-rows';
import { Others } from '../others';
import { type Answers, useCompared } from '../use-compared';
import type { Scope } from '../scope/use-scope';
import { useWords, type Words } from '../use-words';

/** What was won and what is expected by month; overdue and undated opportunities apart. */
export function ForecastChart({ scope }: { scope: Scope }) {
  const { currency, today } = scope;
  const range = forecastRange(scope.range, today);
  const words = useWords();
  const { t, span, shortMoney } = words;
  const asked = useCompared<Forecast>(
    (days) => query(leadAnalytics.forecast, {}, { ...days, currency }),
    { range, compared: scope.compared },
    (before) => sumWon(before) > 0,
  );
  return (
    <ChartCard title={t('forecast.title')} asked={asked}>
      {(answers) => {
        const { now, compared } = answers;
        const months = forecastMonths(answers, range, today, words);
        return (
          <FiguresChart
            title={t('forecast.title')}
            caption={[t('forecast.caption'), compared && wonBefore(answers, words, span(compared))]}
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
  <ul className="grid gap-2 text-sm">
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
