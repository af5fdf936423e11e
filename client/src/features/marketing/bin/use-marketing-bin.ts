import { useQuery } from '@tanstack/react-query';
import { marketingBin } from '@shared/marketing/bin/endpoints';
import { marketingBinned } from '@shared/marketing/bin/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { usePages } from '@/lib/lists/use-pages';
import { type Bin, binOf } from '@/ui/bin/bin';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { binTexts } from './texts/bin';

/** What was deleted in COMERZIA: of one of its kinds, or of all. */
export function useMarketingBin(kind: string | undefined): Bin {
  const t = useTexts(binTexts);
  const entity = marketingBinned.find((each) => each === kind);
  const refresh = useRefreshMarketing();
  const { data: counts } = useQuery({ ...query(marketingBin.counts, {}), staleTime: 0 });
  return binOf({
    portal: 'comerzia',
    label: 'COMERZIA',
    kinds: marketingBinned.map((value) => ({
      value,
      label: t(`kinds.${value}`),
      one: t(`kind.${value}`),
    })),
    counts,
    pages: usePages(marketingBin.list, {}, { entity }, { keepsRows: true }),
    restore: (binned, id) => call(marketingBin.restore, {}, { entity: binned, ids: [id] }),
    refresh: () => refresh(),
  });
}
