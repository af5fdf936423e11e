import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import type { Selection } from '@/lib/lists/use-selection';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { portalIcons } from '@/ui/portal-icons';
import { type ListSearch, listOf, removeRecords } from '../records';
import { recordsTexts } from '../texts/records';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';

/** The most records that one act puts in the bin. */
const MOST = 1_000;

interface BulkDeleteProps {
  section: RecordSection;
  selection: Selection;
  /** The search of the list, for "all results". */
  search: ListSearch;
}

/** Puts the ticked rows in the bin, or all that the search finds, up to a thousand at a time. */
export function BulkDelete({ section, selection, search }: BulkDeleteProps) {
  const t = useTexts(recordsTexts);
  const client = useQueryClient();
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const [asking, setAsking] = useState(false);

  async function idsFound() {
    const ids: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.fetchQuery({
        ...listOf(section, { ...search, limit: 200, cursor }),
        staleTime: 0,
      });
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor && ids.length < MOST);
    return ids;
  }
  const remove = useSaving(
    async () => removeRecords(section, selection.isAllMatching ? await idsFound() : [...selection.ids]),
    {
      onSaved: ({ act, count }) => {
        setAsking(false);
        selection.clear();
        tell(act, { title: t('bin.some', { count }) });
        void refresh();
      },
      onFailed: (error) =>
        toast({ variant: 'destructive', title: t('bin.failed'), description: errorText(error) }),
    },
  );
  const count = selection.ids.size;
  return (
    <>
      <Button variant="secondary" icon={portalIcons.trash} onClick={() => setAsking(true)}>
        {t('bin.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined)}
        pending={remove.isPending}
        variant="danger"
        title={selection.isAllMatching ? t('bin.askAll') : t('bin.askSome', { count })}
        description={t('bin.hint')}
        confirmLabel={t('bin.delete')}
      />
    </>
  );
}
