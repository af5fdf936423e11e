import { isDeepStrictEqual } from 'node:util';
import { type Network, networkName } from '../../../../shared/marketing/channels/networks';
import { campaignTypes, type CampaignType, isKindOf } from '../../../../shared/marketing/campaigns/kinds';
import { angles, type Angle } from '../../../../shared/marketing/campaigns/scales';
import type { Wording } from '../../../../shared/marketing/campaigns/sets/wording';
import { type Message, say } from '../../../../shared/message';
import { writerMessages } from '../../../../shared/marketing/writer/messages';
import type { Brief } from '../campaigns/brief';
import { contextOf } from './brief/read-brief';
import type { Desk } from './compose/desk';
import { composeEmail } from './compose/email';
import { composeLanding } from './compose/landing';
import { composeSocial } from './compose/social';
import {
  type ComposedPiece,
  keyOf,
  type Composed,
  type Meant,
  type Reworded,
  type SetInput,
  templateWriter,
} from '../campaigns/writing';

function leftNotice({ facts }: Brief, left: readonly string[]): Message[] {
  const texts = facts.filter(({ id }) => left.includes(id)).map(({ text }) => `«${text}»`);
  return texts.length > 0 ? [say(writerMessages['fact.left'], { texts: texts.join(', ') })] : [];
}

type Draft = Omit<ComposedPiece, 'angle'>;

function withoutPosts(networks: readonly Network[]): Message[] {
  const names = networks.map(networkName).join(', ');
  return names ? [say(writerMessages['network.none'], { networks: names })] : [];
}

/** The piece of an angle in one kind. */
function draftOf(desk: Desk, angle: Angle, type: CampaignType): Draft {
  const job = { desk, angle, type };
  if (isKindOf(type, 'mail')) {
    const { content, slots, left } = composeEmail(job);
    return { piece: { type, content }, slots, notices: leftNotice(desk.context.brief, left) };
  }
  if (isKindOf(type, 'posts')) {
    const { content, slots, without } = composeSocial(job);
    return { piece: { type, content }, slots, notices: withoutPosts(without) };
  }
  if (isKindOf(type, 'page')) {
    const { content, slots } = composeLanding(job);
    return { piece: { type, content }, slots };
  }
  return type satisfies never;
}

/** The pieces of a brief, in the order in which a person reads them; the same brief and wording give the same bytes. */
export function composeSet(brief: Brief, wording: Wording): ComposedPiece[] {
  const desk: Desk = { context: contextOf(brief), wording, taken: new Set() };
  return angles.flatMap((angle) => campaignTypes.map((type) => ({ angle, ...draftOf(desk, angle, type) })));
}

/** Raised with each change of the composer or its blueprints that gives other texts. */
const version = '16';

/** A price that may not be shown, such as one without tax to consumers, is left out; a thing has to have a name. */
const compose = ({ brief, wording }: SetInput): Composed =>
  brief.facts.some(({ place }) => place === 'thing')
    ? { pieces: composeSet(brief, wording) }
    : { unwritten: 'facts' };

/** A piece in a wording. */
function pieceIn(input: SetInput, wording: Wording, key: string): Reworded | undefined {
  const composed = compose({ ...input, wording });
  if ('unwritten' in composed) return undefined;
  const found = composed.pieces.find((one) => keyOf(one) === key);
  return found && { piece: found.piece, wording };
}

/** Variants of a piece that may give the same text for a brief with few answers. */
const alike = 4;

/** Other words for a piece or a sentence: its next variant that says them, or the next of the sentence's alternatives. */
function reword(input: SetInput, { angle, type, slot }: Meant): Reworded | undefined {
  const key = `${angle}/${type}`;
  const { pieces, slots } = input.wording;
  if (slot !== undefined) {
    const name = `${key}.${slot}`;
    return pieceIn(input, { ...input.wording, slots: { ...slots, [name]: (slots[name] ?? 0) + 1 } }, key);
  }
  const before = pieceIn(input, input.wording, key);
  for (let turn = 1; turn <= alike; turn += 1) {
    const wording = { ...input.wording, pieces: { ...pieces, [key]: (pieces[key] ?? 0) + turn } };
    const next = pieceIn(input, wording, key);
    if (!isDeepStrictEqual(next?.piece, before?.piece)) return next;
  }
  return before;
}

/** Writes from a brief and blueprints, and calls nobody. */
export const composer = templateWriter({ version, compose, reword });
