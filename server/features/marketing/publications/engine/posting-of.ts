import type { Social } from '../../../../../shared/marketing/campaigns/piece';
import { isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import { pictureSizes } from '../../../../../shared/marketing/picture-sizes';
import type { Config } from '../../../../platform/config';
import { ownerOf } from '../../../../platform/database/rows/owner';
import { bytesOfPicture } from '../../assets/pictures/picture-file';
import { picturesIn } from '../../assets/the-drawer';
import type { Posting } from '../../channels/driver';
import { textOn } from '../posting-text';
import { shortLink } from '../short-link';
import type { Due } from './due.queries';
import type { PublishDeps } from './publish-deps';

/** What a post says; only posts are published. */
export const socialOf = ({ piece }: Due['version']): Social => {
  if (!isOf(piece, 'posts')) throw new Error(`A ${piece.type} is no post`);
  return piece.content;
};

/** A posting without its picture. */
export function wordsOf(config: Config, { publication, campaign, version, channel }: Due): Posting {
  const link = shortLink(config, publication.linkCode);
  return {
    id: publication.id,
    key: publication.key,
    createdAt: publication.createdAt,
    ...textOn(channel.network, socialOf(version), link),
    link,
    slot: publication.dueAt,
    language: campaign.language,
  };
}

/** The picture that goes along, drawn again where it is missing; `lost` when that is no longer possible. */
export async function imageOf(
  { config, db, drawer }: PublishDeps,
  { publication, asset }: Due,
): Promise<Posting['image'] | 'lost'> {
  if (!asset) return undefined;
  const studio = { db, kept: picturesIn(config), drawer };
  const bytes = await bytesOfPicture(studio, ownerOf(publication), asset);
  if (!bytes) return 'lost';
  return { bytes, type: 'image/png', ...pictureSizes[asset.size], alt: asset.alt };
}
