import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { listOf, type ListSearch, type Rows } from '../records';
import { useCurrency } from '../fields/use-currency';
import { recordTexts } from '../texts/record';

/** The sums of open and won opportunities; those in other currencies are counted apart. */
export function DealSums({ search }: { search: ListSearch }) {
  const t = useTexts(recordTexts);
  const { language } = useLanguage();
  const main = useCurrency();
  const { data } = useQuery({ ...listOf('opportunities', { ...search, limit: 200 }), staleTime: 0 });
  const rows = data?.rows ?? [];
  const sum = (outcome: string) => {
    const counted = rows.filter((row) => row.outcome === outcome && row.currency === main);
    return moneyText(total(counted), main, language);
  };
  const others = rows.filter(({ currency, outcome }) => outcome !== 'lost' && currency !== main).length;
  return (
    <p className="flex flex-wrap gap-x-4 text-muted tabular-nums">
      <span>{t('deals.open', { sum: sum('open') })}</span>
      <span>{t('deals.won', { sum: sum('won') })}</span>
      {others > 0 && <span>{t('deals.others', { count: others })}</span>}
    </p>
  );
}

const total = (rows: readonly Rows['opportunities'][]) =>
  rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
