import { leadActs } from '@shared/leads/acts/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { followRun } from '@/lib/runs/followed-runs';
import { type Toast, toast } from '@/lib/toast';
import { forgetAct, setLastAct } from './last-act';
import { recordsTexts } from './texts/records';
import { useRefreshLeads } from './use-refresh-leads';

/** Milliseconds in which a notice offers to undo. */
const UNDO_TIME = 10_000;

/** `undo` takes an act back; `tell` shows the notice of an act, with a button that takes it back. */
export function useUndo() {
  const t = useTexts(recordsTexts);
  const refresh = useRefreshLeads();

  async function undo(act: string) {
    forgetAct(act);
    try {
      const { count, run, act: by } = await call(leadActs.undo, { act });
      if (run !== null) return followRun({ id: run, kind: 'undo', act: by });
      toast({
        title: t('undo.undone'),
        ...(count > 0 && { description: t('undo.exceptions', { count }) }),
      });
    } catch (error) {
      toast({ variant: 'destructive', title: t('undo.failed'), description: errorText(error as Error) });
    }
    await refresh();
  }

  function tell(act: string | null, notice: Toast) {
    if (act) setLastAct(act);
    toast({
      ...notice,
      ...(act && {
        action: { label: t('undo.undo'), onSelect: () => void undo(act) },
        duration: UNDO_TIME,
      }),
    });
  }

  return { undo, tell };
}
