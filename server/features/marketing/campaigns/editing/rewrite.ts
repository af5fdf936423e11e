import { setImmediate as breathe } from 'node:timers/promises';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import type { Wording } from '../../../../../shared/marketing/campaigns/sets/wording';
import type { Act } from '../../../../platform/acts/act';
import { conflict, invalid } from '../../../../platform/http/errors';
import { findMaterial, pieceOf } from '../pieces/campaigns.queries';
import { addVersion, type LockedCampaign } from '../pieces/change-piece';
import type { Material } from '../pieces/ground-of';
import { textAt, withTextAt } from '../pieces/places';
import { citedIn } from '../pieces/words-of';
import { setInput } from '../sets/set-input';
import { lockSet, type StoredSet, updateSet } from '../sets/set-writing.queries';
import { type ComposedPiece, keyOf, type Writer } from '../writing';

/** Times that other words are looked for. A composition blocks the process, so that others are served between two. */
const tries = 6;

interface Source {
  set: StoredSet;
  material: Material;
}

const unwritten = { facts: setMessages['set.facts'], shortName: setMessages['set.shortName'] };

/** A piece of the template with a wording. */
function composed(
  writer: Writer,
  act: Act,
  { set, material }: Source,
  wording: Wording,
  key: string,
): ComposedPiece {
  const found = writer.compose(setInput(material, { ...set, wording }, act.doing.at));
  if ('unwritten' in found) throw conflict(unwritten[found.unwritten]);
  return found.pieces.find((piece) => keyOf(piece) === key) as ComposedPiece;
}

const raised = (counts: Record<string, number>, name: string) => ({
  ...counts,
  [name]: (counts[name] ?? 0) + 1,
});

interface Other {
  piece: Piece;
  wording: Wording;
}

/** The piece with other words at a place. */
async function otherSentence(
  writer: Writer,
  act: Act,
  source: Source,
  { piece, key, angle, at }: { piece: Piece; key: string; angle: Angle; at: string },
): Promise<Other> {
  const { wording } = source.set;
  const slot = composed(writer, act, source, wording, key).slots[at];
  const now = textAt(piece, at);
  if (slot === undefined || now === undefined) throw invalid({ at: setMessages['place.missing'] });
  let next = wording;
  for (let turn = 0; turn < tries; turn += 1) {
    await breathe();
    next = { ...next, slots: raised(next.slots, `${angle}/${slot}`) };
    const text = textAt(composed(writer, act, source, next, key).piece, at);
    if (text !== undefined && JSON.stringify(text) !== JSON.stringify(now)) {
      return { piece: withTextAt(piece, at, text), wording: next };
    }
  }
  return { piece, wording: next };
}

/** Another wording of the whole piece. */
async function otherPiece(
  writer: Writer,
  act: Act,
  source: Source,
  piece: Piece,
  key: string,
): Promise<Other> {
  let next = source.set.wording;
  for (let turn = 0; turn < tries; turn += 1) {
    await breathe();
    next = { ...next, pieces: raised(next.pieces, key) };
    const other = composed(writer, act, source, next, key).piece;
    if (JSON.stringify(other.content) !== JSON.stringify(piece.content))
      return { piece: other, wording: next };
  }
  return { piece, wording: next };
}

async function sourceOf({ tx, doing }: Act, { setId, productId }: LockedCampaign): Promise<Source> {
  const set = setId === null ? undefined : await lockSet(tx, doing.owner, setId);
  const material = productId === null ? undefined : await findMaterial(tx, doing.owner, productId);
  if (!set || !material) throw conflict(setMessages['campaign.single']);
  return { set, material };
}

/**
 * Writes a sentence, or the whole piece, in other words. A whole piece lies beside a person's text; a sentence takes
 * the place of the one that was pointed at, and the text stays the person's. Resolves to the number of the new version,
 * if there is one.
 */
export async function rewrite(act: Act, campaign: LockedCampaign, writer: Writer, at: string | undefined) {
  const source = await sourceOf(act, campaign);
  const key = `${campaign.angle}/${campaign.type}`;
  const now = pieceOf(campaign);
  const { piece, wording } =
    at === undefined
      ? await otherPiece(writer, act, source, now, key)
      : await otherSentence(writer, act, source, { piece: now, key, angle: campaign.angle, at });
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
