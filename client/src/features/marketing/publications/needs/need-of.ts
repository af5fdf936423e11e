import { isAssisted } from '@shared/marketing/channels/networks';
import type { ListedPublication } from '../reads';

/** Why a publication waits for a person. */
export type Need = 'assisted' | 'late' | 'unconfirmed' | 'failed';

export function needOf({ status, network }: Pick<ListedPublication, 'status' | 'network'>): Need {
  if (status === 'unconfirmed' || status === 'failed') return status;
  return isAssisted(network) ? 'assisted' : 'late';
}
