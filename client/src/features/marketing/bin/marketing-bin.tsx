import { useQuery } from '@tanstack/react-query';
import { marketingBin } from '@shared/marketing/bin/endpoints';
import { type MarketingBinned, marketingBinned } from '@shared/marketing/bin/scales';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { usePages } from '@/lib/lists/use-pages';
import { BinList } from '@/ui/bin/bin-list';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { binTexts } from './texts/bin';

const useBinned = (entity: MarketingBinned | undefined) =>
  usePages(marketingBin.list, {}, { entity }, { keepsRows: true });

/** What was deleted in COMERZIA; `first` is the kind that is shown first. */
export function MarketingBin({ first }: { first?: string | undefined }) {
  const t = useTexts(binTexts);
  const refresh = useRefreshMarketing();
  const { data: counts } = useQuery({ ...query(marketingBin.counts, {}), staleTime: 0 });
  return (
    <BinList
      kinds={marketingBinned.map((value) => ({ value, label: t(`kinds.${value}`), one: t(`kind.${value}`) }))}
      counts={counts}
      first={first}
      useBinned={useBinned}
      restore={(entity, id) => call(marketingBin.restore, {}, { entity, ids: [id] })}
      refresh={() => refresh()}
    />
  );
}
