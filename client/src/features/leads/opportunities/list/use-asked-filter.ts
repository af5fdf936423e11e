import { useQueries } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { filtersIn } from '@/lib/lists/list-filters';
import { useCurrency } from '../../fields/use-currency';
import { recordOf } from '../../records';

const asked = [
  { name: 'companyId', label: '', kind: 'choice' },
  { name: 'currency', label: '', kind: 'text' },
] as const;

const isCurrency = (text: string | undefined) => text !== undefined && /^[A-Z]{3}$/.test(text);

/** What the address asks of opportunities: the companies with their names, and the currency that amounts are typed in. */
export function useAskedFilter() {
  const { companyId, currency } = filtersIn(asked, new URLSearchParams(useSearch()).get('filter') ?? '');
  const ids = [...(companyId?.any ?? []), ...(companyId?.none ?? [])];
  const main = useCurrency();
  const companies = useQueries({
    queries: ids.map((id) => recordOf('companies', Number(id))),
    combine: (read) => ids.map((value, index) => ({ value, label: read[index]?.data?.name ?? '…' })),
  });
  const chosen = [currency?.is, currency?.contains?.toUpperCase()].find(isCurrency);
  return { companies, currency: chosen ?? main };
}
