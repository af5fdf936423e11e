import { leadActs } from '@shared/leads/acts/endpoints';
import { followRun } from '@/lib/runs/followed-runs';
import type { Toast } from '@/lib/toast';
import { useUndoing } from '@/ui/feedback/use-undoing';
import { forgetAct, setLastAct } from './last-act';
import { useRefreshLeads } from './use-refresh-leads';

/** `undo` takes an act back; `tell` shows the notice of an act, with a button that takes it back. */
export function useUndo() {
  const { undo, tell } = useUndoing({
    endpoints: leadActs,
    refresh: useRefreshLeads(),
    onUndo: forgetAct,
    onRun: (id, act) => followRun({ id, kind: 'undo', act }),
  });
  return {
    undo,
    tell: (act: string | null, notice: Toast) => {
      if (act) setLastAct(act);
      tell(act, notice);
    },
  };
}
