import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import {
  channelNetworks,
  isWrittenFor,
  type Network,
  postRulesOf,
} from '../../../../../shared/marketing/channels/networks';
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

const leadsOf: Record<Angle, (context: Context) => Lead[]> = {
  pain: ({ answers: { voices, doubts, who } }) => [
    ...each(
      'voice',
      voices.map(({ said }) => said),
    ),
    ...doubts.map(({ question, answer }) => ({ kind: 'doubt', lead: question, leadAnswer: answer })),
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

/** The lead of each network of an angle, in the order in which its audience is reached there; those that are missing have no post. */
export function dealLeads(context: Context, angle: Angle, turn: number): Map<Network, Lead> {
  const { audience } = context.brief;
  const plain: Lead = { kind: 'plain' };
  const leads = leadsOf[angle](context);
  const all = leads.length > 0 ? leads : [plain];
  const leadAt = (index: number) => (index < all.length ? all[(index + turn) % all.length] : undefined);
  const hands = (['short', 'long'] as const).flatMap((form) =>
    channelNetworks
      .filter(isWrittenFor)
      .filter((network) => postRulesOf(network).form === form)
      .toSorted((one, other) => postRulesOf(one).place[audience] - postRulesOf(other).place[audience])
      .map((network, index) => [network, leadAt(index) ?? plain, leadAt(index) !== undefined] as const)
      .filter(([network, , isDealt]) => isDealt || postRulesOf(network).isCertain),
  );
  return new Map(hands.map(([network, lead]) => [network, lead]));
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
