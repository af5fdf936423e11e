import { type ChannelNetwork, networkOf } from '@shared/marketing/channels/networks';
import type { Asset, CampaignPictures } from './reads';

/** The picture that a post is likely to carry: one with the words that are approved, square, with its headline. */
export function likelyPicture({ campaign, pictures }: CampaignPictures): Asset | undefined {
  const own = pictures.filter(({ contentVersion }) => contentVersion === campaign.approvedVersion);
  return own.find(({ size, layout }) => size === '1080x1080' && layout === 'statement') ?? own[0];
}

/** That picture in the size that a network likes best, of those that are drawn. */
export function likelyPictureOn(network: ChannelNetwork, found: CampaignPictures): Asset | undefined {
  const likely = likelyPicture(found);
  if (!likely) return undefined;
  const alike = found.pictures.filter(
    ({ layout, contentVersion }) => layout === likely.layout && contentVersion === likely.contentVersion,
  );
  const sizes = networkOf(network).pictures;
  return sizes.map((size) => alike.find((one) => one.size === size)).find(Boolean) ?? likely;
}
