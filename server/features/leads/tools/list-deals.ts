import { leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import {
  aChoice,
  aFlag,
  aLine,
  anAmount,
  aPeriod,
  aRecord,
  oneListed,
} from '../../../platform/tools/arguments';
import { both, moneyOf } from '../../../platform/tools/texts';
import { defineTool, type ToolUse } from '../../../platform/tools/tool';
import { about, given, inPeriod, listed } from './conditions';
import { type Condition, listAnswer, type Sums } from './list-answer';
import { ownCondition } from './own-line';
import { dealRow } from './rows';
import { labels, nouns, outcomeWords } from './words';

const yes = both('yes', 'sí');

/** The stages of the account by id. */
export async function stageNamesOf(use: Pick<ToolUse, 'ask'>): Promise<Map<number, string>> {
  const stages = await use.ask(leadStages.list);
  return new Map(stages.map(({ id, name }) => [id, name]));
}

async function amountOf(
  use: ToolUse,
  { over, under }: { over?: number | undefined; under?: number | undefined },
): Promise<Condition[]> {
  if (over === undefined && under === undefined) return [];
  const currency = await use.currency();
  const filter = {
    amount: { ...(over !== undefined && { from: over }), ...(under !== undefined && { to: under }) },
  };
  return [
    ...(over === undefined ? [] : [{ label: labels.over, text: moneyOf(over, currency), filter }]),
    ...(under === undefined ? [] : [{ label: labels.under, text: moneyOf(under, currency), filter }]),
  ];
}

const withoutTask = (asked: boolean | undefined): Condition | undefined =>
  asked ? { label: labels.withoutTask, text: yes, filter: { nextTaskAt: { empty: true } } } : undefined;

const stale = (asked: boolean | undefined): Condition | undefined =>
  asked ? { label: labels.stale, text: yes, filter: { stale: { any: ['yes'] } } } : undefined;

/** The columns of deals whose days are moments. */
export const dealTimes = [
  'closedAt',
  'createdAt',
  'stageEnteredAt',
  'lastContactedAt',
  'nextTaskAt',
  'updatedAt',
];

/** What was found, in the account's currency; what is in others is told apart. */
const sumsIn =
  (use: ToolUse, outcome: keyof typeof outcomeWords) =>
  async (search: Record<string, string | number>): Promise<Sums> => {
    if (outcome === 'lost') return { sums: [], others: 0 };
    const found = await use.ask(leadOpportunities.sums, { query: search });
    const { count, amount, others } = found[outcome];
    const sums = count === others ? [] : [{ currency: found.currency, amount, count: count - others }];
    return { sums, others };
  };

export const listDeals = defineTool({
  name: 'list_deals',
  title: both('List opportunities', 'Ver oportunidades'),
  about:
    'Lists opportunities and sums them: by stage, company, outcome, expected close, day of closing or amount.',
  endpoints: [leadOpportunities.list, leadOpportunities.count, leadOpportunities.sums, leadStages.list],
  effect: 'read',
  takes: {
    company: aRecord(labels.company, 'company'),
    contact: aRecord(labels.contact, 'contact'),
    stage: oneListed(labels.stage, 'stage'),
    outcome: aChoice(labels.outcome, outcomeWords),
    tag: oneListed(labels.tag, 'tag'),
    closes: aPeriod(labels.closes),
    closed: aPeriod(labels.closed),
    over: anAmount(labels.over),
    under: anAmount(labels.under),
    stale: aFlag(labels.stale),
    withoutTask: aFlag(labels.withoutTask),
    own: aLine(labels.own, 1_000),
  },
  async answer(args, use) {
    const outcome = args.outcome ?? (args.closed ? 'won' : 'open');
    const chosen = { label: labels.outcome, text: outcomeWords[outcome] };
    const conditions = await given(
      chosen,
      listed(use, labels.company, 'companyId', args.company),
      about(use, labels.contact, 'contact', args.contact),
      listed(use, labels.stage, 'stageId', args.stage),
      listed(use, labels.tag, 'tags', args.tag),
      inPeriod(labels.closes, 'expectedClose', args.closes),
      inPeriod(labels.closed, 'closedAt', args.closed),
      stale(args.stale),
      withoutTask(args.withoutTask),
      ownCondition(use, 'opportunity', args.own),
    );
    return listAnswer(
      {
        section: 'opportunities',
        endpoints: leadOpportunities,
        noun: nouns.deal,
        conditions: [...conditions, ...(await amountOf(use, args))],
        times: dealTimes,
        sort: args.over !== undefined || outcome !== 'open' ? '-amount' : 'expectedClose',
        choice: { value: outcome, filter: { outcome: { any: [outcome] } } },
        rowOf: dealRow(await stageNamesOf(use)),
        sums: sumsIn(use, outcome),
      },
      use,
    );
  },
});
