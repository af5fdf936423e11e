import type { AnswerFigure, AnswerRow } from '../../../../shared/assistant/answers';
import type { Bilingual } from '../../../../shared/assistant/bilingual';
import { leadAnalytics } from '../../../../shared/leads/analytics/endpoints';
import {
  both,
  countText,
  inBoth,
  joined,
  moneyOf,
  numberText,
  shareText,
} from '../../../platform/tools/texts';
import type { Ask, ToolAnswer } from '../../../platform/tools/tool';
import { figureWords, labels, nouns, sourceWords, typeWords } from './words';

const weighted = both('Weighted', 'Ponderado');
const won = both('Won', 'Ganado');
const lost = both('Lost', 'Perdidas');
const deals = (count: number) => countText(nouns.deal, { count, more: false });

type Part = Pick<ToolAnswer, 'said' | 'figures' | 'rows'> & { others?: number; currency?: string };
type Asked = { from?: string; to?: string };

const row = (name: string, ...facts: [Bilingual, Bilingual][]): AnswerRow => ({
  ref: null,
  name,
  url: null,
  facts: facts.map(([label, text]) => ({ label, text })),
});
const figure = (label: Bilingual, text: Bilingual): AnswerFigure => ({ label, text });
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

async function pipeline(ask: Ask): Promise<Part> {
  const { currency, stages } = await ask(leadAnalytics.pipeline);
  const amount = moneyOf(sum(stages.map((stage) => stage.amount)), currency);
  const count = sum(stages.map((stage) => stage.count));
  const chance = moneyOf(sum(stages.map((stage) => stage.weighted)), currency);
  return {
    said: joined([deals(count), amount], ': '),
    figures: [
      figure(labels.openAmount, amount),
      figure(weighted, chance),
      figure(labels.openDeals, numberText(count)),
    ],
    rows: stages.map(({ name, count: held, amount: sums }) =>
      row(name, [labels.deals, numberText(held)], [labels.amount, moneyOf(sums, currency)]),
    ),
    others: sum(stages.map((stage) => stage.others)),
    currency,
  };
}

async function forecast(ask: Ask, period: Asked): Promise<Part> {
  const { currency, months, overdue, undated } = await ask(leadAnalytics.forecast, { query: period });
  const expected = moneyOf(sum(months.map((month) => month.weighted)), currency);
  const closed = moneyOf(sum(months.map((month) => month.won)), currency);
  return {
    said: inBoth((language) =>
      language === 'es'
        ? `Previsto: ${expected.es}; ganado: ${closed.es}`
        : `Expected: ${expected.en}; won: ${closed.en}`,
    ),
    figures: [
      figure(both('Expected (weighted)', 'Previsto (ponderado)'), expected),
      figure(won, closed),
      figure(
        both('Expected close in the past', 'Con el cierre previsto ya pasado'),
        moneyOf(overdue.weighted, currency),
      ),
      figure(both('Without a date', 'Sin fecha'), moneyOf(undated.weighted, currency)),
    ],
    rows: months.map((month) =>
      row(month.month, [weighted, moneyOf(month.weighted, currency)], [won, moneyOf(month.won, currency)]),
    ),
    others: sum(months.map((month) => month.wonOthers + month.openOthers)) + overdue.others + undated.others,
    currency,
  };
}

const nothingClosed = both('Nothing was closed', 'No se cerró nada');

async function winRate(ask: Ask, period: Asked): Promise<Part> {
  const found = await ask(leadAnalytics.velocity, { query: period });
  const { currency, rateByCount, rateByAmount, medianDays } = found;
  const share = rateByCount === null ? null : shareText(rateByCount);
  return {
    said: share ?? nothingClosed,
    figures: [
      ...(share ? [figure(figureWords.winRate, share)] : []),
      ...(rateByAmount === null ? [] : [figure(both('By amount', 'Por importe'), shareText(rateByAmount))]),
      figure(won, joined([deals(found.won.count), moneyOf(found.won.amount, currency)], ': ')),
      figure(lost, joined([deals(found.lost.count), moneyOf(found.lost.amount, currency)], ': ')),
      ...(medianDays === null
        ? []
        : [figure(both('Days to win (median)', 'Días hasta ganar (mediana)'), numberText(medianDays))]),
    ],
    rows: [],
    others: found.won.others + found.lost.others,
    currency,
  };
}

async function funnel(ask: Ask, period: Asked): Promise<Part> {
  const { created, won: closed, stages } = await ask(leadAnalytics.funnel, { query: period });
  const reached = both('Reached it', 'Llegaron');
  return {
    said: deals(created),
    figures: [figure(labels.created, numberText(created)), figure(won, numberText(closed))],
    rows: stages.map((stage) => row(stage.name, [reached, numberText(stage.reached)])),
  };
}

async function lostReasons(ask: Ask, period: Asked): Promise<Part> {
  const { currency, reasons } = await ask(leadAnalytics.lostReasons, { query: period });
  return {
    said: deals(sum(reasons.map(({ count }) => count))),
    figures: [],
    rows: reasons.map(({ reason, count, amount }) =>
      row(reason ?? '—', [labels.deals, numberText(count)], [labels.amount, moneyOf(amount, currency)]),
    ),
    others: sum(reasons.map((each) => each.others)),
    currency,
  };
}

async function sources(ask: Ask, period: Asked): Promise<Part> {
  const found = await ask(leadAnalytics.sources, { query: period });
  return {
    said: deals(sum(found.sources.map(({ created }) => created))),
    figures: found.sources
      .filter(({ created }) => created > 0)
      .map(({ source, created, won: closed }) =>
        figure(
          sourceWords[source],
          both(`${created}, of which ${closed} won`, `${created}, de ellas ${closed} ganadas`),
        ),
      ),
    rows: [],
    others: sum(found.sources.map((each) => each.others)),
    currency: found.currency,
  };
}

async function activity(ask: Ask, period: Asked): Promise<Part> {
  const { weeks } = await ask(leadAnalytics.activity, { query: period });
  const total = weeks.map(({ said }) => sum(Object.values(said)));
  const tasks = sum(weeks.map(({ tasksDone }) => tasksDone));
  return {
    said: countText(nouns.communication, { count: sum(total), more: false }),
    figures: [
      ...Object.entries(typeWords).flatMap(([type, label]) => {
        const count = sum(weeks.map(({ said }) => said[type as keyof typeof typeWords] ?? 0));
        return count === 0 ? [] : [figure(label, numberText(count))];
      }),
      figure(both('Tasks done', 'Tareas hechas'), numberText(tasks)),
    ],
    rows: [],
  };
}

/** What is read of each figure. */
export const parts = { pipeline, forecast, winRate, funnel, lostReasons, sources, activity };
