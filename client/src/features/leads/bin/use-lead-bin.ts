import { useQuery } from '@tanstack/react-query';
import { leadBin } from '@shared/leads/bin/endpoints';
import { recordEntities } from '@shared/leads/entities';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { usePages } from '@/lib/lists/use-pages';
import { type Bin, binOf } from '@/ui/bin/bin';
import { leadBinTexts } from './texts/bin';
import { useRefreshLeads } from '../use-refresh-leads';

/** What was deleted in LEADMANAGER: of one of its kinds, or of all. */
export function useLeadBin(kind: string | undefined): Bin {
  const t = useTexts(leadBinTexts);
  const entity = recordEntities.find((each) => each === kind);
  const { data: counts } = useQuery({ ...query(leadBin.counts, {}), staleTime: 0 });
  return binOf({
    portal: 'leadmanager',
    label: 'LEADMANAGER',
    kinds: recordEntities.map((value) => ({
      value,
      label: t(`entities.${value}`),
      one: t(`entity.${value}`),
    })),
    counts,
    pages: usePages(leadBin.list, {}, { entity }, { keepsRows: true }),
    restore: (binned, id) => call(leadBin.restore, {}, { entity: binned, ids: [id] }),
    refresh: useRefreshLeads(),
  });
}
