import { isDeepStrictEqual } from 'node:util';
import type { Act, Doing } from '../../../../platform/acts/act';
import { transact } from '../../../../platform/database/transact';
import type { StoringWork } from '../../storing';
import { addVersion, lockCampaign, type NextPiece } from '../pieces/change-piece';
import type { Material } from '../pieces/ground-of';
import { insertVersion } from '../pieces/versions.queries';
import { bodyOf, citedIn } from '../pieces/words-of';
import { keyOf, type WrittenPiece } from '../writing';
import { campaignName } from '../../../../../shared/marketing/campaigns/campaign-name';
import { insertCalls, lockSet, type StoredSet, updateSet } from './set-writing.queries';
import { findPiece } from './sets.queries';
import { contentTypeOf } from '../../../../../shared/marketing/campaigns/versions/scales';

/** What storing the pieces of a set needs. */
export interface Storing extends StoringWork {
  set: number;
  material: Material;
}

const nextOf = (
  { piece, engine, notices = [] }: WrittenPiece,
  material: Material,
  set: StoredSet,
): NextPiece => ({
  piece,
  engine,
  notices,
  author: engine === 'template' ? 'template' : 'llm',
  cited: citedIn(piece, material, set.language),
});

/** The composer's version of a model's piece, which lies before it. */
const composedOf = (
  { composed }: WrittenPiece,
  material: Material,
  { language }: StoredSet,
): Omit<NextPiece, 'notices'> | undefined =>
  composed && {
    piece: composed,
    author: 'template',
    engine: 'template',
    cited: citedIn(composed, material, language),
  };

const versionsOf = (written: WrittenPiece, material: Material, set: StoredSet) =>
  [nextOf(written, material, set), composedOf(written, material, set)] as const;

/** Creates a campaign of a set, with its content and first version; resolves to its id. */
export async function createCampaign(
  act: Act,
  set: StoredSet,
  written: WrittenPiece,
  material: Material,
): Promise<number> {
  const { piece, angle } = written;
  const { marketingCompanyId, productId, language, audience, goal } = set;
  const name = campaignName(material.product.name, { angle, type: piece.type, language });
  const shared = { marketingCompanyId, productId, language, audience, name };
  const { author, engine, cited, notices } = nextOf(written, material, set);
  const before = composedOf(written, material, set);
  const number = before ? 2 : 1;
  const [campaignId] = await act.create('marketingCampaign', [
    {
      fields: {
        ...shared,
        setId: set.id,
        angle,
        goal,
        type: piece.type,
        status: 'draft',
        content: JSON.stringify(piece.content),
        contentVersion: number,
        author,
        engine,
        cited,
        notices,
      },
    },
  ]);
  const [contentId] = await act.create('marketingContent', [
    { fields: { ...shared, campaignId, type: contentTypeOf(piece.type), number, body: bodyOf(piece) } },
  ]);
  const { tx, doing } = act;
  const made = { by: null, at: doing.at };
  if (before) await insertVersion(tx, doing.owner, contentId as number, { ...before, ...made });
  await insertVersion(tx, doing.owner, contentId as number, { piece, author, engine, cited, ...made });
  return campaignId as number;
}

/**
 * A campaign that is there gets a version; a person's text stays, and the version lies beside it. Resolves to whether
 * the campaign changed.
 */
async function renewCampaign(
  act: Act,
  id: number,
  next: NextPiece,
  composed: NextPiece | undefined,
): Promise<boolean> {
  const campaign = await lockCampaign(act, id);
  const isSame =
    campaign.content === JSON.stringify(next.piece.content) && isDeepStrictEqual(campaign.cited, next.cited);
  if (isSame) return false;
  const isOffer = campaign.author === 'person';
  if (composed) await addVersion(act, campaign, composed, { isOffer: true });
  await addVersion(act, campaign, next, { isOffer });
  return !isOffer;
}

/**
 * Stores a piece of a set with its act in one transaction. False when the set is over. A piece that was stored since
 * the set was asked for is not stored again, whoever repeats it.
 */
export function storePiece(
  { db, recorder, now, announce, owner, actor, set: id, material }: Storing,
  written: WrittenPiece,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const set = await lockSet(tx, owner, id);
    if (set?.status !== 'writing') return false;
    const key = keyOf(written);
    if (set.written.includes(key)) return true;
    const doing: Doing = { owner, actor, kind: 'create', entity: 'marketingCampaign', at: now(), announce };
    await recorder.actIn(tx, { ...doing, ...(set.act !== null && { act: set.act }) }, async (act) => {
      const there = await findPiece(tx, owner, id, { angle: written.angle, type: written.piece.type });
      await insertCalls(tx, owner, id, written.calls ?? []);
      const isNew = there === undefined;
      if (isNew) await createCampaign(act, set, written, material);
      const isChanged = isNew || (await renewCampaign(act, there, ...versionsOf(written, material, set)));
      // An act without a change does not last, so that no later piece may go on with it.
      const kept = isChanged && { act: act.doing.act };
      await updateSet(tx, owner, id, { written: [...set.written, key], updatedAt: now(), ...kept });
    });
    return true;
  });
}
