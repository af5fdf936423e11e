import { useQuery } from '@tanstack/react-query';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { moneyText } from '@/lib/values/money';
import { otherMoney } from '../other-money';
import type { ListSearch } from '../../records';
import { recordTexts } from '../../texts/record';

/**
 * The sum of the found opportunities that are open, in the account's currency and in another one, or how many are in
 * others; nothing without any.
 */
export function ListSums({ search }: { search: ListSearch }) {
  const t = useTexts(recordTexts);
  const { language } = useLanguage();
  const { data } = useQuery({ ...query(leadOpportunities.sums, {}, search), staleTime: 0 });
  if (!data || (data.open.amount === 0 && data.open.others === 0)) return null;
  const { amount, others } = data.open;
  const other = otherMoney(data.open, language);
  const money = moneyText(amount, data.currency, language);
  const sum = ` · ${t('deals.open', { sum: other ? `${money} + ${other}` : money })}`;
  return others > 0 && !other ? `${sum} · ${t('deals.others', { count: others })}` : sum;
}
