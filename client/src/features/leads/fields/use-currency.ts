import { useQuery } from '@tanstack/react-query';
import { site } from '@shared/site';
import { settingsOf } from '../records';

/** The currency of the account's sums and new amounts. */
export function useCurrency(): string {
  const { data: settings } = useQuery(settingsOf());
  return settings?.currency ?? site.currency;
}
