import type { PictureLayout } from '@shared/marketing/assets/scales';
import { type ChannelNetwork, networkOf } from '@shared/marketing/channels/networks';
import type { Asset, CampaignPictures } from './reads';

/**
 * The picture that a post carries, of those with the words that are approved: one in the layout that goes out with it, or
 * else, as long as none does, its headline; square where it is drawn so.
 */
export function likelyPicture(
  { campaign, pictures }: CampaignPictures,
  used: PictureLayout | null = null,
): Asset | undefined {
  const own = pictures.filter(({ contentVersion }) => contentVersion === campaign.approvedVersion);
  const square = own.filter(({ size }) => size === '1080x1080');
  const isUsed = ({ layout }: Asset) => layout === used;
  return (
    square.find(isUsed) ?? own.find(isUsed) ?? square.find(({ layout }) => layout === 'statement') ?? own[0]
  );
}

/** That picture in the size that a network likes best, of those that are drawn. */
export function likelyPictureOn(
  network: ChannelNetwork,
  found: CampaignPictures,
  used: PictureLayout | null = null,
): Asset | undefined {
  const likely = likelyPicture(found, used);
  if (!likely) return undefined;
  const alike = found.pictures.filter(
    ({ layout, contentVersion }) => layout === likely.layout && contentVersion === likely.contentVersion,
  );
  const sizes = networkOf(network).pictures;
  return sizes.map((size) => alike.find((one) => one.size === size)).find(Boolean) ?? likely;
}
