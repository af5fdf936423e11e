import { type Forecast, leadAnalytics } from '@shared/leads/analytics/endpoints';
import { query } from '@/lib/api/query-client';
import { TextLink } from '@/ui/navigation/link';
import { forecastRange } from './scope/analytics-periods';
import { othersIn } from './changes';
import { amounts } from './columns';
import { ChartCard, FiguresChart } from './figures-chart';
import { apartRows, forecastMonths } from './forecast-rows';
import { type Answers, useCompared } from './use-compared';
import type { Scope } from './scope/use-scope';
import { useWords, type Words } from './use-words';

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
        const others = othersIn([...now.months, now.overdue, now.undated]);
        return (
          <FiguresChart
            title={t('forecast.title')}
            caption={[
              t('forecast.caption', { span: span(range) }),
              compared && wonBefore(answers, words, span(compared)),
              others > 0 && t('others', { count: others }),
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
            layout={{ direction: 'standing', stacked: true }}
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
  <ul className="grid gap-1 text-sm tabular-nums">
    {apartRows(forecast, scope, words).map(({ name, label, cells }) => {
      const { count, weighted } = forecast[name as 'overdue' | 'undated'];
      return (
        <li key={name} className="flex flex-wrap gap-x-2">
          <TextLink to={cells.weighted?.to ?? ''}>{label}</TextLink>
          <span>
            {words.t('forecast.apart', { count, weighted: words.money(weighted, forecast.currency) })}
          </span>
        </li>
      );
    })}
  </ul>
);
