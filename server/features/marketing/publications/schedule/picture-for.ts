import type { PictureSize } from '../../../../../shared/marketing/picture-sizes';
import type { ChannelNetwork } from '../../../../../shared/marketing/channels/scales';
import type { CampaignPicture } from './schedule.queries';

/** The sizes that a network shows whole, the best first; another one is shown too, but cut or small. */
const sizes: Record<ChannelNetwork, readonly PictureSize[]> = {
  bluesky: ['1200x675', '1200x627', '1200x630', '1080x1080'],
  mastodon: ['1200x675', '1200x630', '1200x627', '1080x1080'],
  wordpress: ['1200x630', '1200x627', '1200x675'],
  telegram: ['1080x1080', '1200x675', '1200x630'],
  webhook: ['1200x675', '1200x630', '1080x1080'],
  rss: ['1200x630', '1200x675', '1200x627'],
  linkedin: ['1200x627', '1200x630', '1080x1080'],
  instagram: ['1080x1350', '1080x1080'],
  facebook: ['1200x630', '1200x627', '1080x1080'],
  x: ['1200x675', '1200x627', '1080x1080'],
  threads: ['1080x1350', '1080x1080'],
};

/** The chosen picture in the size that a network likes best, of those that are drawn in its layout. */
export function pictureFor(
  network: ChannelNetwork,
  chosen: CampaignPicture,
  all: readonly CampaignPicture[],
): CampaignPicture {
  const alike = all.filter(
    ({ layout, contentVersion }) => layout === chosen.layout && contentVersion === chosen.contentVersion,
  );
  for (const size of sizes[network]) {
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
  const preferred = [size, ...sizes[network]];
  const rankOf = (one: Place) => {
    const place = preferred.indexOf(one.size);
    return (place === -1 ? preferred.length : place) * 2 + (one.layout === layout ? 0 : 1);
  };
  return all.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}
