import type { CampaignPictures, Wished } from './reads';
import { useAssetState } from './use-asset-state';

/**
 * What the controls ask for: by default what the last set shows; before the first set, the usual headline and the
 * product's photo. `isAsked` tells whether the last set shows the same.
 */
export function useWished({ headlines, photoId, set, campaign }: CampaignPictures): Wished & {
  isAsked: boolean;
} {
  const { state } = useAssetState();
  const isCurrent = set?.contentVersion === campaign.approvedVersion;
  const ofSet = isCurrent ? set?.headline : headlines.find((one) => one === set?.headline);
  const headline = state.headline || ofSet || headlines[0] || '';
  const chosen = state.photo === 'none' ? null : Number(state.photo) || undefined;
  const photo = chosen !== undefined ? chosen : set ? set.photoId : photoId;
  const isAsked =
    set !== null &&
    set.headline === headline &&
    set.photoId === photo &&
    set.contentVersion === campaign.approvedVersion;
  return { size: state.size, headline, photoId: photo, isAsked };
}
