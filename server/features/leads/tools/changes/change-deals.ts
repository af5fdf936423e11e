import { leadOpportunities, leadStages } from '../../../../../shared/leads/opportunities/endpoints';
import { messages } from '../../../../../shared/messages';
import { opportunityMessages } from '../../../../../shared/leads/opportunities/messages';
import {
  aDay,
  aLine,
  anAmount,
  aNumber,
  aRecord,
  idIn,
  needed,
  oneListed,
} from '../../../../platform/tools/arguments';
import { invalid } from '../../../../platform/http/errors';
import { changing } from '../../../../platform/tools/preview';
import { both, dayText, moneyOf, numberText, ownText } from '../../../../platform/tools/texts';
import { defineTool, type ToolUse } from '../../../../platform/tools/tool';
import { done, linked, seenVersion } from './done';
import { changed, retyped } from './given-fields';
import { markBody, markChanges, marks } from './marks';
import { labels } from '../words';

const nameOf = async (use: ToolUse, ref: `${'company' | 'contact'}-${number}` | undefined) =>
  ref === undefined ? undefined : ownText((await use.named(ref)).name);

const own = (text: string | null) => (text === null ? null : ownText(text));
const probability = both('Probability', 'Probabilidad');

export const changeDeal = defineTool({
  name: 'change_deal',
  title: both('Change opportunity', 'Cambiar oportunidad'),
  about:
    'Changes amount, close, title, company, contact, probability, tag, assignee or an own field of an opportunity.',
  endpoints: [leadOpportunities.update, leadOpportunities.read],
  effect: 'undoable',
  takes: {
    deal: needed(aRecord(labels.deal, 'deal')),
    amount: anAmount(labels.amount),
    closes: aDay(labels.closes),
    title: aLine(labels.title),
    company: aRecord(labels.company, 'company'),
    contact: aRecord(labels.contact, 'contact'),
    probability: aNumber(probability),
    ...marks,
  },
  async preview({ deal, ...args }, use) {
    const [record, row] = await Promise.all([
      use.named(deal),
      use.ask(leadOpportunities.read, { params: { id: idIn(deal) } }),
    ]);
    const money = (minor: number | null) => (minor === null ? null : moneyOf(minor, row.currency));
    return changing(record, [
      changed(labels.amount, money(row.amount), args.amount === undefined ? undefined : money(args.amount)),
      changed(
        labels.closes,
        row.expectedClose === null ? null : dayText(row.expectedClose),
        args.closes === undefined ? undefined : dayText(args.closes),
      ),
      retyped(labels.title, row.title, args.title),
      changed(labels.company, own(row.companyName), await nameOf(use, args.company)),
      changed(labels.contact, own(row.contactName), await nameOf(use, args.contact)),
      changed(
        probability,
        row.probability === null ? null : numberText(row.probability),
        args.probability === undefined ? undefined : numberText(args.probability),
      ),
      ...(await markChanges(use, 'opportunity', row, args)),
    ]);
  },
  async does({ deal, company, contact, closes, tag, to, own: line, ...fields }, { ask }, seen) {
    const params = { id: idIn(deal) };
    const row = await ask(leadOpportunities.read, { params });
    const saved = await ask(leadOpportunities.update, {
      params,
      body: {
        ...(await markBody(ask, 'opportunity', row, { tag, to, own: line })),
        ...fields,
        ...(closes !== undefined && { expectedClose: closes }),
        ...linked('companyId', company),
        ...linked('contactId', contact),
        ...seenVersion(seen, deal),
      },
    });
    return done('deal', saved, saved.title);
  },
});

export const moveDeal = defineTool({
  name: 'move_deal',
  title: both('Move opportunity', 'Mover oportunidad'),
  about: 'Puts an opportunity into a stage; a lost one needs the reason.',
  endpoints: [leadOpportunities.move, leadOpportunities.read, leadStages.list],
  effect: 'undoable',
  takes: {
    deal: needed(aRecord(labels.deal, 'deal')),
    stage: needed(oneListed(labels.stage, 'stage')),
    lostReason: aLine(labels.lostReason, 100),
    amount: anAmount(labels.amount),
  },
  needsAlso: ({ stage }, codeOf) => (codeOf(stage) === 'lost' ? ['lostReason'] : []),
  async preview({ deal, stage, lostReason, amount }, use) {
    const [record, row, stages] = await Promise.all([
      use.named(deal),
      use.ask(leadOpportunities.read, { params: { id: idIn(deal) } }),
      use.ask(leadStages.list),
    ]);
    const before = stages.find(({ id }) => id === row.stageId);
    const after = stages.find(({ id }) => id === idIn(stage));
    if (!after) throw invalid({ stage: messages['field.invalid'] });
    if (after.outcome === 'lost' && !lostReason && !row.lostReason) {
      throw invalid({ lostReason: opportunityMessages['reason.required'] });
    }
    return changing(record, [
      changed(labels.stage, own(before?.name ?? null), ownText(after.name)),
      after.outcome === 'lost' ? retyped(labels.lostReason, row.lostReason, lostReason) : undefined,
      changed(
        labels.amount,
        row.amount === null ? null : moneyOf(row.amount, row.currency),
        amount === undefined ? undefined : moneyOf(amount, row.currency),
      ),
    ]);
  },
  async does({ deal, stage, lostReason, amount }, { ask }, seen) {
    const saved = await ask(leadOpportunities.move, {
      params: { id: idIn(deal) },
      body: {
        stageId: idIn(stage),
        ...(lostReason !== undefined && { lostReason }),
        ...(amount !== undefined && { amount }),
        ...seenVersion(seen, deal),
      },
    });
    return done('deal', saved, saved.title);
  },
});
