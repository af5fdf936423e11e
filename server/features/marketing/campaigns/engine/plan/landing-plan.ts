import type { Material, Told } from './material';

/** Which facts stand where on a landing page. */
export interface LandingPlan {
  benefits: readonly Told[];
  listed: readonly Told[];
  asked: readonly Told[];
}

const kindRank = { advantage: 2, feature: 1, proof: 1, offer: 0 } as const;

/** Facts that do something for the reader become benefits, short ones are listed, and questions ask for others. */
export function planLanding(facts: readonly Told[], { ground }: Material): LandingPlan {
  const most = ground.isThin ? 2 : 3;
  const offered = facts.filter(({ kind }) => kind !== 'offer');
  const pool = offered.length >= most ? offered : facts;
  const benefits = pool
    .toSorted((a, b) => weigh(b) - weigh(a))
    .slice(
      0,
      ground.isThin ? most : Math.min(4, Math.max(most, pool.filter(({ concept }) => concept).length)),
    );
  const rest = facts.filter((fact) => !benefits.includes(fact));
  const listed = ensure([...rest].filter(({ text }) => text.length <= 110).slice(0, 4), facts);
  return { benefits, listed, asked: [...rest.toReversed(), ...benefits.toReversed()].slice(0, 3) };
}

const weigh = ({ concept, kind }: Told) => (concept ? 3 : 0) + kindRank[kind];

/** Three facts at the most, and at least one feature. */
function ensure(listed: readonly Told[], facts: readonly Told[]): readonly Told[] {
  const feature = facts.find(({ kind }) => kind === 'feature');
  if (listed.length > 0 && (!feature || listed.some(({ kind }) => kind === 'feature'))) return listed;
  return [...new Set([...listed, ...(feature ? [feature] : facts.slice(0, 1))])];
}
