import { angles } from '@shared/marketing/campaigns/scales';
import { campaignKinds, type CampaignType, campaignTypes } from '@shared/marketing/campaigns/kinds';
import { networks } from '@shared/marketing/channels/networks';
import { idIn } from '@/lib/address/id-in';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';

const [first, ...others] = campaignTypes;
const handleOf = (type: CampaignType) => campaignKinds[type].handle;

const addressFields = {
  product: anyText,
  set: anyText,
  type: oneOfThese([handleOf(first), ...others.map(handleOf)]),
  angle: oneOfThese(angles),
  /** Empty for the first network that the company posts on. */
  network: oneOfThese(['', ...networks]),
  write: oneOfThese(['', 'set']),
};

/** What the address says about the step: the product and set, and what is shown of them. */
export function useBoardState() {
  const { state, change } = useListState(addressFields);
  return { state, change, productId: idIn(state.product), setId: idIn(state.set) };
}
