import { type ChannelNetwork, networkOf } from '../../../../../shared/marketing/channels/networks';
import type { CampaignPicture } from './schedule.queries';

/** The chosen picture in the size that a network likes best, of those that are drawn in its layout. */
export function pictureFor(
  network: ChannelNetwork,
  chosen: CampaignPicture,
  all: readonly CampaignPicture[],
): CampaignPicture {
  const alike = all.filter(
    ({ layout, contentVersion }) => layout === chosen.layout && contentVersion === chosen.contentVersion,
  );
  for (const size of networkOf(network).pictures) {
    const found = alike.find((each) => each.size === size);
    if (found) return found;
  }
  return chosen;
}

/** The picture that a post is likely to carry: one of its own version, square, with its headline. */
export function likelyPicture(
  all: readonly CampaignPicture[],
  version: number | undefined,
): CampaignPicture | undefined {
  const own = all.filter(({ contentVersion }) => contentVersion === version);
  return own.find(({ size, layout }) => size === '1080x1080' && layout === 'statement') ?? own[0];
}

type Place = Pick<CampaignPicture, 'size' | 'layout'>;

/** The picture that takes the place of another one: in its size and layout, else in one of them, else any. */
export function successorOf(
  network: ChannelNetwork,
  { size, layout }: Place,
  all: readonly CampaignPicture[],
): CampaignPicture | undefined {
  const preferred = [size, ...networkOf(network).pictures];
  const rankOf = (one: Place) => {
    const place = preferred.indexOf(one.size);
    return (place === -1 ? preferred.length : place) * 2 + (one.layout === layout ? 0 : 1);
  };
  return all.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}
