import { useQueryClient } from '@tanstack/react-query';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { Clash, type Fields, saveChanges } from '@/lib/forms/save-changes';
import { toast } from '@/lib/toast';
import { clashTexts } from '@/ui/feedback/texts/clash';
import { captureTexts } from './texts/capture';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';
import { type Lead, leadOf } from './reads';

type SavedLead = Lead & { act: string | null };

/** Sends changes of a lead with the version of the given one. */
export const sendLead = ({ id, version }: Lead, changes: Fields): Promise<SavedLead> =>
  call(marketingLeadsApi.update, { id }, { ...changes, version });

interface ChangedLead {
  lead: Lead;
  changes: Fields;
}

/** Changes a field of a lead in place, and offers to undo. */
export function useChangedLead() {
  const t = useTexts(captureTexts);
  const tClash = useTexts(clashTexts);
  const client = useQueryClient();
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const send = ({ lead, changes }: ChangedLead) =>
    saveChanges({
      seen: lead,
      changes,
      clashing: tClash('title'),
      update: (seen) => sendLead(seen, changes),
    });
  return useSaving(send, {
    onSaved: (saved) => {
      client.setQueryData(leadOf(saved.id).queryKey, saved);
      tell(saved.act, { title: t('leads.saved') });
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('leads.notSaved'), description: whyOf(error) });
      void refresh();
    },
  });
}

/** The server's error for the field, if any. */
function whyOf(error: Error): string {
  const [said] = error instanceof ApiError ? Object.values(error.fields ?? {}) : [];
  return said ?? (error instanceof Clash ? error.message : errorText(error));
}
