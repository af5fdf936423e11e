import { capitalised } from '../surface/markup';
import type { Material, Told } from './material';
import { topicOf } from './topic';

/** Which facts stand where on a landing page. */
export interface LandingPlan {
  benefits: readonly Told[];
  listed: readonly Told[];
  offer: Told | undefined;
  subtitle: Told | undefined;
  /** Facts that answer a question, those first that stand nowhere else. */
  asked: readonly Told[];
  /** How many of them are worth a question. */
  worthAsking: number;
}

const kindRank = { advantage: 2, feature: 1, proof: 1, offer: 0 } as const;

/**
 * Facts that do something for the reader become benefits, others are listed or answer what buyers ask for. Where there are
 * enough, none stands twice.
 */
export function planLanding(
  facts: readonly Told[],
  { ground, input, isSound }: Material,
  isFull: boolean,
): LandingPlan {
  const most = ground.isThin ? 2 : 3;
  const offer = facts.find(({ kind }) => kind === 'offer');
  const offered = facts.filter(({ kind }) => kind !== 'offer');
  const pool = offered.length >= most ? offered : facts;
  // A full page takes what is strongest; the others, each from another fact on, what their angle tells first.
  const ranked = isFull ? pool.toSorted((a, b) => weigh(b) - weigh(a)) : pool;
  const first = ranked.slice(0, most);
  const useful = ranked.find(({ kind }) => kind === 'advantage');
  const isUseful = !useful || first.includes(useful) || first.some(({ kind }) => kind === 'advantage');
  const benefits = isUseful ? first : [...first.slice(0, -1), useful];
  const others = facts.filter((fact) => !benefits.includes(fact) && fact !== offer);
  // What stands under the heading stands nowhere else, if there is enough to say.
  const subtitle = others.length > 2 ? others[0] : undefined;
  const rest = others.filter((fact) => fact !== subtitle);
  const isAsked = (fact: Told) => topicOf(fact, input.language) !== undefined;
  const own = rest.filter(isAsked).slice(0, Math.max(1, Math.ceil(rest.length / 2)));
  const isListed = ({ id, text }: Told) =>
    text.length <= 110 && isSound({ text: capitalised(text), facts: [id], isSentence: false, canCite: true });
  const left = rest.filter((fact) => !own.includes(fact) && isListed(fact));
  const asked = [
    ...own,
    ...benefits.toReversed().toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a))),
  ];
  return {
    ...{ benefits, offer, subtitle },
    listed: ensure(left.slice(0, isFull ? 3 : 1), benefits, facts.filter(isListed)),
    asked: [...new Set([...asked, ...rest, ...facts])],
    worthAsking: Math.max(1, Math.min(isFull ? 2 : 1, own.length)),
  };
}

const weigh = ({ concept, kind }: Told) => (concept ? 3 : 0) + kindRank[kind];

/** At least one fact, and a feature on the page if there is one. */
function ensure(listed: readonly Told[], benefits: readonly Told[], facts: readonly Told[]): readonly Told[] {
  const hasFeature = [...listed, ...benefits].some(({ kind }) => kind === 'feature');
  if (listed.length > 0 && hasFeature) return listed;
  const features = facts.filter(({ kind }) => kind === 'feature');
  const feature = features.find((fact) => !benefits.includes(fact)) ?? features[0];
  return feature ? [...listed, feature] : facts.slice(0, 1);
}
