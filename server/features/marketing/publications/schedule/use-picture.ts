import type { PostPicture } from '../../../../../shared/marketing/publications/campaign-holds';
import { publicationMessages as texts } from '../../../../../shared/marketing/publications/messages';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict, invalid } from '../../../../platform/http/errors';
import { pictureFor } from './picture-for';
import { listPictures, lockSchedule } from './schedule.queries';
import { listUnbegun, setPictures } from './scheduled.queries';

/** Gives what has not begun of a campaign a picture; throws 409 where nothing of it waits. */
export async function usePicture(
  tx: Db,
  { owner, campaignId, assetId, at }: { owner: Owner; campaignId: number; assetId: number; at: Date },
): Promise<PostPicture> {
  await lockSchedule(tx, owner, campaignId);
  const pictures = await listPictures(tx, owner, campaignId);
  const chosen = pictures.find(({ id }) => id === assetId);
  if (!chosen) throw invalid({ assetId: texts['picture.other'] });
  const waiting = await listUnbegun(tx, campaignId);
  const [latest] = waiting;
  if (!latest) throw conflict(texts['campaign.idle']);
  const given = waiting.map(({ publication: { id }, network }) => ({
    id,
    assetId: pictureFor(network, chosen, pictures).id,
  }));
  await setPictures(tx, owner, given, at);
  return { count: waiting.length, before: latest.publication.assetId };
}
