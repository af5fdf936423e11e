import { isDeepStrictEqual } from 'node:util';
import type { DrawnPicture, LeftOut } from '../../../../../shared/marketing/assets/picture';
import type { PictureLayout } from '../../../../../shared/marketing/assets/scales';
import type { PictureSize } from '../../../../../shared/marketing/picture-sizes';
import type { Act, Doing } from '../../../../platform/acts/act';
import { transact } from '../../../../platform/database/transact';
import type { StoringWork } from '../../storing';
import { shownIn } from '../words/shown-in';
import { findInPlace } from '../pictures/assets.queries';
import { lockPictureSet, type StoredPictureSet, updatePictureSet } from './picture-sets.queries';

/** What storing the pictures of a set needs. */
export interface StoringPictures extends StoringWork {
  /** The set as it was when it was asked for. */
  set: Pick<StoredPictureSet, 'id' | 'updatedAt'>;
}

/** A picture whose file is kept. */
export interface KeptPicture {
  size: PictureSize;
  layout: PictureLayout;
  hash: string;
  drawn: DrawnPicture;
}

/** Puts a picture in the place of the one that is there; a person's description stays while the words do. */
async function replace(act: Act, set: StoredPictureSet, { size, layout, hash, drawn }: KeptPicture) {
  const { campaignId, marketingCompanyId, contentVersion, photoId, logoId } = set;
  const shown = shownIn(set.shown, layout);
  const there = await findInPlace(act.tx, act.doing.owner, { campaignId, size, layout });
  if (there?.hash === hash) return false;
  if (there) await act.remove('marketingAsset', [there.id]);
  const { texts } = shown;
  const keepsAlt = there?.isOwnAlt === true && isDeepStrictEqual(there.shown.texts, texts);
  await act.create('marketingAsset', [
    {
      fields: {
        campaignId,
        marketingCompanyId,
        contentVersion,
        shown,
        photoId,
        logoId,
        size,
        layout,
        hash,
        form: drawn.form,
        headline: texts.headline[drawn.form],
        notices: drawn.notices,
        alt: keepsAlt ? there.alt : drawn.alt[texts.language],
        isOwnAlt: keepsAlt,
        bytes: drawn.png.byteLength,
      },
    },
  ]);
  return true;
}

/**
 * Does one step of a set in its act, in one transaction; `work` resolves to whether it changed pictures. False when the
 * set is over, or was asked for anew.
 */
const inSet = (
  { db, recorder, owner, actor, set: begun, now, announce }: StoringPictures,
  work: (act: Act, set: StoredPictureSet) => Promise<boolean>,
): Promise<boolean> =>
  transact(db, async (tx) => {
    const set = await lockPictureSet(tx, owner, begun.id);
    const isSame = set?.updatedAt.getTime() === begun.updatedAt.getTime();
    if (set?.status !== 'drawing' || !isSame) return false;
    const doing: Doing = { owner, actor, kind: 'create', entity: 'marketingAsset', at: now(), announce };
    await recorder.actIn(tx, { ...doing, ...(set.act !== null && { act: set.act }) }, async (act) => {
      // An act without a change does not last, so that no later picture may go on with it.
      if (await work(act, set)) await updatePictureSet(tx, owner, set.id, { act: act.doing.act });
    });
    return true;
  });

/** Stores a picture; false when the set is over, or was asked for anew. */
export const storePicture = (storing: StoringPictures, picture: KeptPicture): Promise<boolean> =>
  inSet(storing, (act, set) => replace(act, set, picture));

/** Notes why a layout was not drawn; the picture that was in its place says what nobody asked for, and goes. */
export const storeLeftOut = (storing: StoringPictures, left: LeftOut): Promise<boolean> =>
  inSet(storing, async (act, set) => {
    const { size, layout } = left;
    const others = set.left.filter((one) => one.size !== size || one.layout !== layout);
    await updatePictureSet(act.tx, storing.owner, set.id, { left: [...others, left] });
    const there = await findInPlace(act.tx, storing.owner, { campaignId: set.campaignId, size, layout });
    return there !== undefined && (await act.remove('marketingAsset', [there.id])).length > 0;
  });
