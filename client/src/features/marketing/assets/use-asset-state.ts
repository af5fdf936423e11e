import { pictureSizeNames } from '@shared/marketing/picture-sizes';
import { idIn } from '@/lib/address/id-in';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';

const usual = '1080x1080';
const sizes = [usual, ...pictureSizeNames.filter((size) => size !== usual)] as const;

const addressFields = {
  campaign: anyText,
  size: oneOfThese(sizes),
  headline: anyText,
  /** `none`, the id of a photo, or that of the product. */
  photo: anyText,
};

/** What the address says about the step: the campaign, and what its pictures are to show. */
export function useAssetState() {
  const { state, change } = useListState(addressFields);
  return { state, change, campaignId: idIn(state.campaign) };
}
