import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { editPublication } from '../moving.queries';
import { successorOf } from './picture-for';
import { listPictures } from './schedule.queries';
import { listWithOldPicture } from './scheduled.queries';

/**
 * Gives waiting publications of a campaign the pictures of their own version, as soon as there are some. Until then
 * they keep the old picture, and the screen says so.
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
