import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import type { Selection } from '@/lib/lists/use-selection';
import { followJob } from '@/lib/jobs/followed-jobs';
import { toast } from '@/lib/toast';
import { doInBulk, type ListSearch } from '../../records';
import { jobsTexts } from '../../jobs/texts/jobs';
import { recordsTexts } from '../../texts/records';
import { useRefreshLeads } from '../../use-refresh-leads';
import { useUndo } from '../../use-undo';
import type { BulkDoes } from './bulk-act';

interface BulkOptions {
  section: RecordSection;
  selection: Selection;
  /** The search of the list, for all that match. */
  search: ListSearch;
  onDone: () => void;
}

/** Does the same with the ticked rows, or with all that match; many are changed by a job whose progress is shown. */
export function useBulk({ section, selection, search, onDone }: BulkOptions) {
  const t = useTexts(jobsTexts);
  const tRecords = useTexts(recordsTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const of = selection.isAllMatching ? { all: search } : { ids: [...selection.ids] };

  return useSaving(async (does: BulkDoes) => ({ does, done: await doInBulk(section, { of, does }) }), {
    onSaved: ({ does, done: { act, count, run } }) => {
      selection.clear();
      onDone();
      const isRemoval = 'remove' in does;
      if (run !== null) return followJob({ id: run, kind: isRemoval ? 'delete' : 'bulk', act });
      const title = isRemoval ? tRecords('bin.some', { count }) : t('bulk.changed', { count });
      tell(act, { title: count === 0 && !isRemoval ? t('bulk.unchanged') : title });
      void refresh();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('bulk.failed'), description: errorText(error) }),
  });
}
