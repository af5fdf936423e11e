import { useQuery } from '@tanstack/react-query';
import { leadBin } from '@shared/leads/bin/endpoints';
import { type RecordEntity, recordEntities } from '@shared/leads/entities';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { usePages } from '@/lib/lists/use-pages';
import { BinList } from '@/ui/bin/bin-list';
import { leadBinTexts } from './texts/bin';
import { useRefreshLeads } from '../use-refresh-leads';

const useBinned = (entity: RecordEntity | undefined) =>
  usePages(leadBin.list, {}, { entity }, { keepsRows: true });

/** What was deleted in LEADMANAGER; `first` is the kind that is shown first. */
export function LeadBin({ first }: { first?: string | undefined }) {
  const t = useTexts(leadBinTexts);
  const { data: counts } = useQuery({ ...query(leadBin.counts, {}), staleTime: 0 });
  return (
    <BinList
      kinds={recordEntities.map((value) => ({
        value,
        label: t(`entities.${value}`),
        one: t(`entity.${value}`),
      }))}
      counts={counts}
      first={first}
      useBinned={useBinned}
      restore={(entity, id) => call(leadBin.restore, {}, { entity, ids: [id] })}
      refresh={useRefreshLeads()}
    />
  );
}
