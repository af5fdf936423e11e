import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { editPublication } from '../moving.queries';
import { successorOf } from './picture-for';
import { listPictures } from './schedule.queries';
import { listWithOldPicture } from './scheduled.queries';

/**
 * Gives what waits of a campaign with a picture of another version the pictures of its own, as soon as there are some.
 * Until then it keeps the one that it has, and its screen says so.
 */
export async function followPictures(
  tx: Db,
  { owner, campaignId, at }: { owner: Owner; campaignId: number; at: Date },
): Promise<void> {
  const waiting = await listWithOldPicture(tx, campaignId);
  if (waiting.length === 0) return;
  const pictures = await listPictures(tx, owner, campaignId);
  for (const { publication, network, picture, contentVersion } of waiting) {
    const drawn = pictures.filter((one) => one.contentVersion === contentVersion);
    const successor = successorOf(network, picture, drawn);
    if (successor) await editPublication(tx, publication, { assetId: successor.id }, at);
  }
}
