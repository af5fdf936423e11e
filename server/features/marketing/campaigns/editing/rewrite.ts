import { setImmediate as breathe } from 'node:timers/promises';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import type { Wording } from '../../../../../shared/marketing/campaigns/sets/wording';
import type { Act } from '../../../../platform/acts/act';
import { conflict, invalid } from '../../../../platform/http/errors';
import { pieceOf } from '../pieces/campaigns.queries';
import { findMaterial } from '../pieces/material.queries';
import { addVersion, type LockedCampaign } from '../pieces/change-piece';
import type { Material } from '../pieces/ground-of';
import { textAt, withTextAt } from '../pieces/places';
import { citedIn } from '../pieces/words-of';
import { setInput } from '../sets/set-input';
import { lockSet, type StoredSet, updateSet } from '../sets/set-writing.queries';
import { keyOf, type Reworded, type SetInput, type Writer } from '../writing';

/**
 * Maximum attempts to find another wording. Writing blocks the process, so other requests are served between two
 * attempts.
 */
const tries = 3;

interface Source {
  set: StoredSet;
  material: Material;
}

const unwritten = { facts: setMessages['set.facts'] };

/** What a piece is written from, with the words that it has by now. */
const inputOf = ({ set, material }: Source, act: Act, wording: Wording) =>
  setInput(material, { ...set, wording }, act.doing.at);

/** The slot of the sentence at a place of a piece. */
function slotAt(writer: Writer, input: SetInput, key: string, at: string): string {
  const found = writer.compose(input);
  if ('unwritten' in found) throw conflict(unwritten[found.unwritten]);
  const slot = found.pieces.find((piece) => keyOf(piece) === key)?.slots[at];
  if (slot === undefined) throw invalid({ at: setMessages['place.missing'] });
  return slot;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The piece, or a sentence of it, in another wording; unchanged if its facts give no other. */
async function inOtherWords(
  writer: Writer,
  act: Act,
  source: Source,
  { piece, angle, at }: { piece: Piece; angle: Angle; at: string | undefined },
): Promise<Reworded> {
  let { wording } = source.set;
  const { type } = piece;
  const slot = at && slotAt(writer, inputOf(source, act, wording), keyOf({ angle, piece }), at);
  if (at && textAt(piece, at) === undefined) throw invalid({ at: setMessages['place.missing'] });
  for (let turn = 0; turn < tries; turn += 1) {
    await breathe();
    const other = writer.reword(inputOf(source, act, wording), { angle, type, ...(slot && { slot }) });
    if (!other) break;
    ({ wording } = other);
    const text = at && textAt(other.piece, at);
    const next = at ? text && withTextAt(piece, at, text) : other.piece;
    if (next && !isSame(next.content, piece.content)) return { piece: next, wording };
  }
  return { piece, wording };
}

async function sourceOf({ tx, doing }: Act, { setId, productId }: LockedCampaign): Promise<Source> {
  const set = setId === null ? undefined : await lockSet(tx, doing.owner, setId);
  const material = productId === null ? undefined : await findMaterial(tx, doing.owner, productId);
  if (!set || !material) throw conflict(setMessages['campaign.single']);
  return { set, material };
}

/**
 * Rewrites a sentence or the whole piece. A new piece does not replace a person's text; a new sentence replaces the
 * given one, and the text remains the person's. Resolves to the number of the new version, if there is one.
 */
export async function rewrite(act: Act, campaign: LockedCampaign, writer: Writer, at: string | undefined) {
  const source = await sourceOf(act, campaign);
  const now = pieceOf(campaign);
  const meant = { piece: now, angle: campaign.angle, at };
  const { piece, wording } = await inOtherWords(writer, act, source, meant);
  await updateSet(act.tx, act.doing.owner, source.set.id, { wording });
  if (piece === now) return { number: null, isOffer: false };
  const isPersons = campaign.author === 'person';
  const isOffer = at === undefined && isPersons;
  const author = at === undefined ? ('template' as const) : campaign.author;
  const engine =
    at !== undefined && campaign.engine !== 'template' ? ('mixed' as const) : ('template' as const);
  const cited = citedIn(piece, source.material, campaign.language);
  return { number: await addVersion(act, campaign, { piece, author, engine, cited }, { isOffer }), isOffer };
}
