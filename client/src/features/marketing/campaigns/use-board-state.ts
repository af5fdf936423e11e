import { angles, type CampaignType } from '@shared/marketing/campaigns/scales';
import { networks } from '@shared/marketing/channels/networks';
import { idIn } from '@/lib/address/id-in';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';

/** The types of campaigns by their names in the address. */
export const typeNames = ['email', 'social', 'landing'] as const;
export type TypeName = (typeof typeNames)[number];

export const typesByName: Record<TypeName, CampaignType> = {
  email: 'email',
  social: 'social media',
  landing: 'landing page',
};

/** The name of a type in the address. */
export const nameOfType = (type: CampaignType): TypeName =>
  typeNames.find((name) => typesByName[name] === type) ?? 'email';

const addressFields = {
  product: anyText,
  set: anyText,
  type: oneOfThese(typeNames),
  angle: oneOfThese(angles),
  network: oneOfThese(networks),
  write: oneOfThese(['', 'set']),
};

/** What the address says about the step: the product and set, and what is shown of them. */
export function useBoardState() {
  const { state, change } = useListState(addressFields);
  return { state, change, productId: idIn(state.product), setId: idIn(state.set) };
}
