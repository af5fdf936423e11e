import type { Angle } from '../../../../../../shared/marketing/campaigns/scales';
import { givesNoReason } from '../../../products/analysis/shop-labels';
import type { Material, Told } from './material';

/** The facts of a set in the order in which each angle tells them; the first one leads. */
export type Orders = Record<Angle, readonly Told[]>;

const leadScores: Record<Angle, (fact: Told) => number> = {
  pain: ({ concept, kind, score }) =>
    score + (concept ? 6 : 0) + (kind === 'advantage' ? 3 : kind === 'offer' ? -6 : 0),
  outcome: ({ concept, kind, score }) =>
    score + (concept ? 4 : 0) + (kind === 'offer' ? 3 : kind === 'proof' ? -3 : 0),
  proof: ({ kind, score, figure }) =>
    score + (kind === 'proof' ? 8 : kind === 'offer' ? 3 : 0) + (figure ? 4 : 0),
};

/** The fact that leads an angle and none before it, if there is a choice. */
function leadOf(facts: readonly Told[], angle: Angle, taken: ReadonlySet<string>): Told | undefined {
  // Who made a thing and where it stands in a shop leads nothing.
  const free = facts.filter(({ id, pair }) => !taken.has(id) && !(pair && givesNoReason(pair.label)));
  const score = leadScores[angle];
  return (free.length > 0 ? free : facts).toSorted((a, b) => score(b) - score(a))[0];
}

const firstOf = (facts: readonly Told[], kind: Told['kind'], start: number) => {
  const those = facts.filter((fact) => fact.kind === kind);
  return those[start % Math.max(1, those.length)];
};

/** After its lead an angle tells a feature and an advantage, then the others, each angle from another one on. */
export function orderFacts({ facts }: Material): Orders {
  const taken = new Set<string>();
  const ranked = facts.toSorted((a, b) => b.score - a.score);
  const orderOf = (angle: Angle, turn: number): readonly Told[] => {
    const lead = leadOf(facts, angle, taken);
    if (lead) taken.add(lead.id);
    const rest = ranked.filter((fact) => fact !== lead);
    const turned = [...rest.slice(turn), ...rest.slice(0, turn)];
    const must = [firstOf(turned, 'advantage', turn), firstOf(turned, 'feature', turn)].filter(
      (fact) => fact !== undefined && fact.kind !== lead?.kind,
    );
    return [...new Set([lead, ...must, ...turned])].filter((fact) => fact !== undefined);
  };
  const step = Math.max(1, Math.floor((facts.length - 1) / 3));
  return { pain: orderOf('pain', 0), outcome: orderOf('outcome', step), proof: orderOf('proof', 2 * step) };
}
