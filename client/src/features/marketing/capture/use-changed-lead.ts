import { useQueryClient } from '@tanstack/react-query';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { Clash, type Fields, saveChanges } from '@/lib/forms/save-changes';
import { toast } from '@/lib/toast';
import { clashTexts } from '@/ui/feedback/texts/clash';
import { leadsTexts } from '../texts/leads';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { type Lead, leadOf } from './reads';

type SavedLead = Lead & { act: string | null };

/** Sends changes of a lead as it was seen; those that others made to other fields stay. */
export function useSendLead() {
  const t = useTexts(clashTexts);
  return (seen: Lead, changes: Fields): Promise<SavedLead> =>
    saveChanges({
      seen,
      changes,
      clashing: t('title'),
      update: ({ id, version }) => call(marketingLeadsApi.update, { id }, { ...changes, version }),
    });
}

/** Changes a field of a lead in place, and offers to undo. */
export function useChangedLead() {
  const t = useTexts(leadsTexts);
  const send = useSendLead();
  const client = useQueryClient();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  return useSaving(({ lead, changes }: { lead: Lead; changes: Fields }) => send(lead, changes), {
    onSaved: (saved) => {
      client.setQueryData(leadOf(saved.id).queryKey, saved);
      tell(saved.act, { title: t('saved') });
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('notSaved'), description: whyOf(error) });
      void refresh();
    },
  });
}

/** What the server says of the field, if it does. */
function whyOf(error: Error): string {
  const [said] = error instanceof ApiError ? Object.values(error.fields ?? {}) : [];
  return said ?? (error instanceof Clash ? error.message : errorText(error));
}
