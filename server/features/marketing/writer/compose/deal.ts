import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import type { PostRules } from '../../../../../shared/marketing/channels/networks/network';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import {
  channelNetworks,
  isWrittenFor,
  type Network,
  postRulesOf,
} from '../../../../../shared/marketing/channels/networks';
import type { Context } from '../brief/context';

/** What a post is about: the kind of its blueprints, and the texts that they call `lead` and `leadAnswer`. */
export interface Lead {
  kind: string;
  lead?: Line | undefined;
  leadAnswer?: Line | undefined;
}

const ofForm = (form: PostRules['form']): Network[] =>
  channelNetworks.filter(isWrittenFor).filter((network) => postRulesOf(network).form === form);

/** The networks of a short and of a long text, in the order in which leads are dealt to them. */
const dealt = [ofForm('short'), ofForm('long')];

const each = (kind: string, lines: readonly (Line | undefined)[]): Lead[] =>
  lines.filter((line) => line !== undefined).map((lead) => ({ kind, lead }));

const one = (kind: string, isThere: boolean): Lead[] => (isThere ? [{ kind }] : []);

const leadsOf: Record<Angle, (context: Context) => Lead[]> = {
  pain: ({ answers: { voices, doubts }, slots }) => [
    // A question that nobody answers leads nowhere.
    ...each(
      'voice',
      voices.filter(({ isQuestion }) => !isQuestion).map(({ said }) => said),
    ),
    ...doubts.map(({ question, answer }) => ({ kind: 'doubt', lead: question, leadAnswer: answer })),
    ...each('who', [slots.get('who')]),
  ],
  outcome: ({ answers: { results, how, includes }, slots }) => [
    ...(['can', 'clause', 'we'] as const).flatMap((kind) => each(kind, results[kind])),
    ...one('how', how.length > 1),
    ...one('includes', includes.length > 1),
    ...each('kind', [slots.get('kind')]),
  ],
  proof: ({ answers: { proof, different, details }, slots, lists }) => [
    ...each('proof', proof),
    ...each(
      'different',
      different.map(({ said }) => said),
    ),
    ...each('case', [slots.get('case')]),
    ...each('offer', [slots.get('offerLine')]),
    ...one('price', (lists.prices?.length ?? 0) > 1),
    ...one('detail', details.length > 1),
  ],
};

/** The lead of each network of an angle; those that are missing have no post. */
export function dealLeads(context: Context, angle: Angle, turn: number): Map<Network, Lead> {
  const leads = leadsOf[angle](context);
  const plain: Lead = { kind: 'plain' };
  const all = leads.length === 0 ? [plain] : leads;
  const hands = dealt.flatMap((networks, form) =>
    networks.flatMap((network, index): [Network, Lead][] => {
      const lead = index < all.length ? all[(index + form + turn) % all.length] : undefined;
      if (lead) return [[network, lead]];
      return postRulesOf(network).isCertain ? [[network, plain]] : [];
    }),
  );
  return new Map(hands);
}
