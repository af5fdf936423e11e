import { useQueryClient } from '@tanstack/react-query';
import type { PortalActs } from '@/features/assistant/turns/confirming';
import { useRefreshLeads } from '@/features/leads/use-refresh-leads';
import { useUndo as useLeadUndo } from '@/features/leads/use-undo';
import { useRefreshMarketing } from '@/features/marketing/use-refresh-marketing';
import { useUndo as useMarketingUndo } from '@/features/marketing/use-undo';
import { toast } from '@/lib/toast';

/** The acts and lists of the three portals, for the assistant. */
export function usePortalActs(): PortalActs {
  const client = useQueryClient();
  const refreshLeads = useRefreshLeads();
  const refreshMarketing = useRefreshMarketing();
  const undos = { leads: useLeadUndo(), marketing: useMarketingUndo() };
  return {
    tell: (done, notice, onUndone) =>
      done ? undos[done.portal].tell(done.act, notice, { leave: onUndone }) : toast(notice),
    undo: ({ portal, act }, onUndone) => void undos[portal].undo(act, { leave: onUndone }),
    refresh: () => {
      void refreshLeads();
      void refreshMarketing();
      // CONSULTIA has no acts, and what it shows hangs on a company.
      void client.invalidateQueries({
        predicate: ({ queryKey: [url] }) => /^\/api\/companies\b/.test(String(url)),
      });
    },
  };
}
