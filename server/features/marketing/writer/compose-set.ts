import { type Network, networkName } from '../../../../shared/marketing/channels/networks';
import {
  campaignKinds,
  campaignTypes,
  type CampaignType,
  isKindOf,
} from '../../../../shared/marketing/campaigns/kinds';
import { angles, type Angle } from '../../../../shared/marketing/campaigns/scales';
import type { Wording } from '../../../../shared/marketing/campaigns/sets/wording';
import { type Message, say } from '../../../../shared/message';
import { writerMessages } from '../../../../shared/marketing/writer/messages';
import type { Brief } from '../campaigns/brief';
import type { ComposedPiece } from '../campaigns/writing';
import { contextOf } from './brief/context-of';
import { type Desk, type Job, variantFor } from './compose/desk';
import { composeEmail } from './compose/email';
import { composeLanding } from './compose/landing';
import { composeSocial } from './compose/social';

/** Longest quotation of a fact that found no room. */
const quoted = 60;

function leftNotice({ facts }: Brief, left: readonly string[]): Message[] {
  const texts = facts
    .filter(({ id }) => left.includes(id))
    .map(({ text }) => `«${text.length > quoted ? `${text.slice(0, quoted)}…` : text}»`);
  return texts.length > 0 ? [say(writerMessages['fact.left'], { texts: texts.join(', ') })] : [];
}

type Draft = Omit<ComposedPiece, 'angle'>;

/** A job in the variant of its kind that a brief gives. */
function inVariant(job: Omit<Job, 'variant'>): Job {
  const { desk, angle, type } = job;
  const all = desk.context.blueprints[campaignKinds[type].handle];
  const own = all.filter(({ path }) => path[0] === angle);
  return { ...job, variant: variantFor(desk, own, `${angle}/${type}`) };
}

function withoutPosts(networks: readonly Network[]): Message[] {
  const names = networks.map(networkName).join(', ');
  return names ? [say(writerMessages['network.none'], { networks: names })] : [];
}

/** The piece of an angle in one kind. */
function draftOf(desk: Desk, angle: Angle, type: CampaignType): Draft {
  const job = { desk, angle, type };
  if (isKindOf(type, 'mail')) {
    const { content, slots, left } = composeEmail(inVariant(job));
    return { piece: { type, content }, slots, notices: leftNotice(desk.context.brief, left) };
  }
  if (isKindOf(type, 'posts')) {
    const { content, slots, without } = composeSocial(job);
    return { piece: { type, content }, slots, notices: withoutPosts(without) };
  }
  if (isKindOf(type, 'page')) {
    const { content, slots } = composeLanding(inVariant(job));
    return { piece: { type, content }, slots };
  }
  return type satisfies never;
}

/** The pieces of a brief, in the order in which a person reads them; the same brief and wording give the same bytes. */
export function composeSet(brief: Brief, wording: Wording): ComposedPiece[] {
  const taken = {} as Desk['taken'];
  for (const text of [...campaignTypes, 'short', 'long'] as const) taken[text] = new Set();
  const desk: Desk = { context: contextOf(brief), wording, taken };
  return angles.flatMap((angle) => campaignTypes.map((type) => ({ angle, ...draftOf(desk, angle, type) })));
}
