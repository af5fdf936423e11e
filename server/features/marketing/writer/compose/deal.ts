import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import {
  channelNetworks,
  isWrittenFor,
  type Network,
  postRulesOf,
} from '../../../../../shared/marketing/channels/networks';
import type { Answers } from '../brief/answers';
import type { Context } from '../brief/context';
import { resultIn, withSaid } from '../brief/read-brief';
import { within } from '../brief/slots';

/** What a post is about: the kind of its blueprints, and the texts that they call `lead` and `leadAnswer`. */
export interface Lead {
  kind: string;
  lead?: Line | undefined;
  leadAnswer?: Line | undefined;
}

const each = (kind: string, lines: readonly (Line | undefined)[]): Lead[] =>
  lines.filter((line) => line !== undefined).map((lead) => ({ kind, lead }));

const one = (kind: string, isThere: boolean): Lead[] => (isThere ? [{ kind }] : []);

/** Words of a question that says not what it asks after, at most: “Can we leave?” */
const bareQuestion = 3;

/** Questions that a post may begin with: no bare one where there is another. */
function askable(doubts: Answers['doubts']): Answers['doubts'] {
  const told = doubts.filter(({ question }) => question.text.split(' ').length > bareQuestion);
  return told.length > 0 ? told : doubts;
}

const leadsOf: Record<Angle, (context: Context) => Lead[]> = {
  pain: ({ answers: { voices, doubts, who } }) => [
    ...each(
      'voice',
      voices.map(({ said }) => said),
    ),
    ...askable(doubts).map(({ question, answer }) => ({ kind: 'doubt', lead: question, leadAnswer: answer })),
    ...each('who', [who]),
  ],
  outcome: (context) => [
    ...each(
      'result',
      context.answers.results.map((result) => resultIn(context, result, 'first')),
    ),
    ...one('how', context.answers.how.length > 1),
    ...one('includes', context.answers.includes.length > 1),
    ...each('kind', [context.answers.kind]),
  ],
  proof: ({ answers, slots, lists }) => {
    const proof = each('proof', answers.proof);
    const different = each(
      'different',
      answers.different.map(({ said }) => said),
    );
    return [
      // One of each kind before the second of any.
      ...different.slice(0, 1),
      ...each('case', [slots.get('case')]),
      ...proof.slice(0, 1),
      ...different.slice(1),
      ...proof.slice(1),
      ...each('offer', [slots.get('offerLine')]),
      ...one('price', (lists.prices?.length ?? 0) > 1),
      ...one('detail', answers.details.length > 1),
    ];
  },
};

/** What the networks of an angle may write about, in the order in which its audience is reached there. */
export function dealLeads(context: Context, angle: Angle, turn: number): Map<Network, Lead[]> {
  const { audience } = context.brief;
  const leads = leadsOf[angle](context);
  const at = turn % Math.max(1, leads.length);
  const turned = [...leads.slice(at), ...leads.slice(0, at)];
  const hands = (['short', 'long'] as const).flatMap((form) => {
    const ofForm = channelNetworks
      .filter(isWrittenFor)
      .filter((network) => postRulesOf(network).form === form);
    // Those that always have a post come first where there is not one for each.
    const placeOf = (network: Network) =>
      leads.length < ofForm.length && postRulesOf(network).isCertain
        ? 0
        : postRulesOf(network).place[audience];
    return ofForm
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((network): [Network, Lead[]] => [
        network,
        postRulesOf(network).isCertain ? [...turned, { kind: 'plain' }, { kind: 'plain' }] : turned,
      ]);
  });
  return new Map(hands);
}

/** The brief as a post reads it: with its lead, and the network as a condition. */
export function contextFor(context: Context, network: Network, { lead, leadAnswer }: Lead): Context {
  const slots = new Map(context.slots);
  if (lead) slots.set('lead', lead).set('leadFact', within(lead, context.brief.language));
  if (leadAnswer) slots.set('leadAnswer', leadAnswer);
  const flags = new Set([...context.flags, network]);
  if (!postRulesOf(network).hasLink) flags.delete('link');
  return withSaid({ ...context, slots, flags });
}
