import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import type { PostRules } from '../../../../../shared/marketing/channels/networks/network';
import type { Angle, Audience } from '../../../../../shared/marketing/campaigns/scales';
import {
  channelNetworks,
  isWrittenFor,
  type Network,
  postRulesOf,
} from '../../../../../shared/marketing/channels/networks';
import type { Context } from '../brief/context';
import { isBareFigure, isPerson } from '../brief/answers/evidence';
import { refuses } from '../brief/answers/refuses';

/** What a post is about: the kind of its blueprints, and the texts that they call `lead` and `leadAnswer`. */
export interface Lead {
  kind: string;
  lead?: Line | undefined;
  leadAnswer?: Line | undefined;
  /** More than one customer says it. */
  isSeveral?: boolean;
  /** The owner's first result, or the evidence that convinces most. */
  isFirst?: boolean;
}

/** The networks of a form in the order in which an audience is reached there. */
const dealtTo = (audience: Audience, form: PostRules['form']): Network[] => {
  const placeOf = (network: Network) => postRulesOf(network).place[audience];
  return channelNetworks
    .filter(isWrittenFor)
    .filter((network) => postRulesOf(network).form === form)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
};

const each = (kind: string, lines: readonly (Line | undefined)[]): Lead[] =>
  lines.filter((line) => line !== undefined).map((lead) => ({ kind, lead }));

const one = (kind: string, isThere: boolean): Lead[] => (isThere ? [{ kind }] : []);

const wordsIn = ({ text }: Line) => text.split(/\s+/u).length;

/** Words of a question that says not what it asks after, at most: “Can we leave?” */
const bareQuestion = 3;

/**
 * Questions that a post may begin with: none that is refused. In English no short one where there is a longer, and none
 * after a visit where the reader is asked to come, which is another visit.
 */
function askable(doubts: Context['answers']['doubts'], { language, goal }: Context['brief']) {
  const open = doubts.filter(
    ({ question, answer }) => !refuses({ text: question.text, answer: answer.text }),
  );
  if (language !== 'en') return open;
  const hasLonger = open.some(({ question }) => wordsIn(question) > bareQuestion);
  return open.filter(
    ({ question }) =>
      !(hasLonger && wordsIn(question) <= bareQuestion) &&
      !(goal.goal === 'visit' && /\bvisit/iu.test(question.text)),
  );
}

const leadsOf: Record<Angle, (context: Context) => Lead[]> = {
  pain: ({ answers: { voices, doubts }, slots, brief }) => [
    ...voices.flatMap(({ said, isSeveral }) => each('voice', [said]).map((lead) => ({ ...lead, isSeveral }))),
    ...askable(doubts, brief).map(({ question, answer }) => ({
      kind: 'doubt',
      lead: question,
      leadAnswer: answer,
    })),
    ...each('who', [slots.get('who')]),
  ],
  outcome: ({ answers: { inTurn, how, includes }, slots }) => [
    ...inTurn.map(({ kind, line }, index) => ({ kind, lead: line, isFirst: index === 0 })),
    ...one('how', how.length > 1),
    ...one('includes', includes.length > 1),
    ...each('kind', [slots.get('kind')]),
  ],
  proof: ({ answers, slots, lists, flags, brief }) => {
    const { language } = brief;
    const told = answers.proof.filter(
      ({ text }) => !isBareFigure(text) && !(language === 'en' && flags.has('person') && isPerson(text)),
    );
    const hasOthers = answers.different.length > 0 || told.length > 0;
    const proof = each('proof', hasOthers ? told : answers.proof).map((lead, index) => ({
      ...lead,
      isFirst: index === 0,
    }));
    const different = each(
      'different',
      answers.different.map(({ said }, index) => slots.get(`about${index + 1}`) ?? said),
    );
    return [
      // One of each kind before the second of any.
      ...proof.slice(0, 1),
      ...each('case', [slots.get('case')]),
      ...different.slice(0, 1),
      ...proof.slice(1),
      ...different.slice(1),
      ...each('offer', [slots.get('offerLine')]),
      ...one('price', (lists.prices?.length ?? 0) > 1),
      ...one('detail', answers.details.length > 1),
    ];
  },
};

/** The lead of each network of an angle; those that are missing have no post. */
export function dealLeads(context: Context, angle: Angle, turn: number): Map<Network, Lead> {
  const leads = leadsOf[angle](context);
  const plain: Lead = { kind: 'plain' };
  const all = leads.length === 0 ? [plain] : leads;
  const { audience } = context.brief;
  const hands = [dealtTo(audience, 'short'), dealtTo(audience, 'long')].flatMap((networks) =>
    networks.flatMap((network, index): [Network, Lead][] => {
      const lead = index < all.length ? all[(index + turn) % all.length] : undefined;
      if (lead) return [[network, lead]];
      return postRulesOf(network).isCertain ? [[network, plain]] : [];
    }),
  );
  return new Map(hands);
}
