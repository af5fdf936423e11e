import { assetMessages } from '../../../../../shared/marketing/assets/messages';
import { lockAccount } from '../../../../platform/accounts/accounts.queries';
import type { PictureSet } from '../../../../../shared/marketing/assets/endpoints';
import { marketingAssetsApi as api } from '../../../../../shared/marketing/assets/endpoints';
import { assetLimits, isDrawing, pictureLayouts } from '../../../../../shared/marketing/assets/scales';
import { pictureSizeNames } from '../../../../../shared/marketing/picture-sizes';
import { say } from '../../../../../shared/message';
import { dayIn } from '../../../../../shared/time/zone';
import type { User } from '../../../../../shared/auth/tables';
import { person } from '../../../../platform/acts/record-deps';
import { transact } from '../../../../platform/database/transact';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict, notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { updateCancelAsked } from '../../../../platform/jobs/runs.queries';
import { countOtherAssets } from '../pictures/assets.queries';
import { startNextPictures, startPictures } from '../sets/draw-pictures-job';
import {
  findPictureSet,
  lockPictureSet,
  queuePictureSet,
  shownPictureSet,
  updatePictureSet,
} from '../sets/picture-sets.queries';
import { approvedOf, contentOf } from '../words/picture-content';
import { readMaterial } from '../words/pictured.queries';
import { type PictureDeps, photoFor } from './picture-deps';

interface Caller {
  owner: Owner;
  user: User;
}

/** Queues the pictures of a campaign as they are asked for. */
async function beginPictures(
  deps: PictureDeps,
  { owner, user }: Caller,
  { campaignId, headline, photoId, sizes = pictureSizeNames }: (typeof api.create.body)['_output'],
) {
  const { db, jobs, job, now } = deps;
  const material = approvedOf(await readMaterial(db, owner, campaignId));
  const { campaign, company } = material;
  const asked = {
    campaignId,
    marketingCompanyId: company.id,
    contentVersion: campaign.approvedVersion,
    shown: contentOf(material, headline, dayIn(now(), company.timezone)),
    photoId: await photoFor(db, owner, material, photoId),
    logoId: company.logoId,
    // Each once, in the order of the table.
    sizes: pictureSizeNames.filter((size) => sizes.includes(size)),
    layouts: [...pictureLayouts],
  };
  await transact(db, async (tx) => {
    await lockAccount(tx, owner);
    const { pictures: most } = assetLimits;
    const wanted = asked.sizes.length * asked.layouts.length;
    if ((await countOtherAssets(tx, owner, campaignId)) + wanted > most) {
      throw conflict(say(assetMessages['pictures.full'], { most }));
    }
    const set = await queuePictureSet(tx, owner, asked, now());
    if (set === undefined) throw conflict(assetMessages['set.busy']);
    await startPictures(tx, jobs, job, { owner, actor: person(user), set });
  });
}

/** Ends the drawing of a campaign's pictures; the next set of the account begins. */
const cancelPictures = ({ db, jobs, job, now }: PictureDeps, { owner, user }: Caller, campaign: number) =>
  transact(db, async (tx) => {
    await lockAccount(tx, owner);
    const found = await findPictureSet(tx, owner, campaign);
    const set = found && (await lockPictureSet(tx, owner, found.id));
    if (!set) throw notFound();
    if (!isDrawing(set.status)) throw conflict(assetMessages['set.over']);
    if (set.run !== null) await updateCancelAsked(tx, owner, set.run, now());
    await updatePictureSet(tx, owner, set.id, { status: 'cancelled', run: null, updatedAt: now() });
    await startNextPictures(tx, jobs, job, { owner, actor: person(user), set: set.id });
  });

/** The routes that begin and end the drawing of pictures. */
export function pictureSetRoutes(deps: PictureDeps): Route[] {
  const shown = async (
    owner: Owner,
    campaign: number,
    textOf: (said: string) => string,
  ): Promise<PictureSet> => {
    const set = await findPictureSet(deps.db, owner, campaign);
    if (!set) throw notFound();
    return shownPictureSet(set, textOf);
  };
  return [
    route(api.create, async ({ body, textOf, ...caller }) => {
      await beginPictures(deps, caller, body);
      return shown(caller.owner, body.campaignId, textOf);
    }),
    route(api.cancel, async ({ params: { id }, textOf, ...caller }) => {
      await cancelPictures(deps, caller, id);
      return shown(caller.owner, id, textOf);
    }),
  ];
}
