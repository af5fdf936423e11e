import { useQueryClient } from '@tanstack/react-query';
import { leadActs } from '@shared/leads/acts/endpoints';
import { sectionOf } from '@shared/leads/entities';
import { followJob } from '@/lib/jobs/followed-jobs';
import type { Toast } from '@/lib/toast';
import { type Undone, useUndoing } from '@/ui/feedback/use-undoing';
import { forgetAct, setLastAct } from './last-act';
import { recordOf } from './records';
import { useRefreshLeads } from './use-refresh-leads';

interface Named {
  name?: string | null;
  title?: string | null;
  subject?: string | null;
}

const isListed = (entity: string): entity is keyof typeof sectionOf => entity in sectionOf;

/** `undo` takes an act back; `tell` shows the notice of an act, with a button that takes it back. */
export function useUndo() {
  const client = useQueryClient();
  const refresh = useRefreshLeads();
  const { undo, tell } = useUndoing({
    endpoints: leadActs,
    refresh: () => refresh(),
    onUndo: forgetAct,
    nameOf: async ({ entity, id }) => {
      if (!isListed(entity)) return undefined;
      const row: Named = await client.fetchQuery(recordOf(sectionOf[entity], id));
      return row.name ?? row.title ?? row.subject ?? undefined;
    },
    onRun: (id, act) => followJob({ id, kind: 'undo', act }),
  });
  return {
    undo,
    tell: (act: string | null, notice: Toast, undone?: Undone) => {
      if (act) setLastAct(act);
      tell(act, notice, undone);
    },
  };
}
