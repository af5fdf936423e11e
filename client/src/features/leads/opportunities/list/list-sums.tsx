import { useQuery } from '@tanstack/react-query';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { moneyText } from '@/lib/values/money';
import type { ListSearch } from '../../records';
import { recordTexts } from '../../texts/record';

/** The sum of the found opportunities that are open, in the account's currency; nothing without one. */
export function ListSums({ search }: { search: ListSearch }) {
  const t = useTexts(recordTexts);
  const { language } = useLanguage();
  const { data } = useQuery({ ...query(leadOpportunities.sums, {}, search), staleTime: 0 });
  if (!data || data.open.amount === 0) return null;
  return ` · ${t('deals.open', { sum: moneyText(data.open.amount, data.currency, language) })}`;
}
