import { leadBin } from '@shared/leads/bin/endpoints';
import { type RecordEntity, recordEntities } from '@shared/leads/entities';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { usePages } from '@/lib/lists/use-pages';
import { BinList } from '@/ui/bin/bin-list';
import { leadBinTexts } from './texts/bin';
import { useRefreshLeads } from '../use-refresh-leads';

const useBinned = (entity: RecordEntity) => usePages(leadBin.list, {}, { entity });

/** What was deleted in LEADMANAGER; `first` is the kind that is shown first. */
export function LeadBin({ first }: { first?: string | undefined }) {
  const t = useTexts(leadBinTexts);
  return (
    <BinList
      kinds={recordEntities.map((value) => ({ value, label: t(`entities.${value}`) }))}
      first={first}
      useBinned={useBinned}
      restore={(entity, id) => call(leadBin.restore, {}, { entity, ids: [id] })}
      refresh={useRefreshLeads()}
    />
  );
}
