import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadCommunications } from '@shared/leads/communications/endpoints';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { useUndoing } from '@/ui/feedback/use-undoing';
import { useUndo } from '../../use-undo';
import { messagesTexts } from '../texts/messages';

/** How somebody replies who does not write from LEADMANAGER, as LEADMANAGER calls it. */
export const waysToReply = ['email', 'call', 'whatsapp', 'meeting'] as const;
export type WayToReply = (typeof waysToReply)[number];

/** Somebody whose answer waits. */
export interface Answerer {
  leadId: number;
  /** The lead's version. */
  version: number;
  contactId: number | null;
  name: string;
}

/** What is logged in LEADMANAGER changes what waits in COMERZIA. */
function useRefreshBoth() {
  const client = useQueryClient();
  return useCallback(
    () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [url] }) => /^\/api\/(marketing\/|leads\/|today$)/.test(String(url)),
      }),
    [client],
  );
}

/**
 * Logs in LEADMANAGER how an answer was replied to, which can be undone; whom LEADMANAGER does not have is marked as
 * contacted.
 */
export function useReplied({ leadId, version, contactId, name }: Answerer) {
  const t = useTexts(messagesTexts);
  const refresh = useRefreshBoth();
  const logged = useUndoing({ endpoints: leadActs, refresh });
  const marked = useUndo();
  const record = (type: WayToReply) =>
    contactId === null
      ? call(marketingLeadsApi.update, { id: leadId }, { status: 'contacted', version })
      : call(
          leadCommunications.create,
          {},
          { type, direction: 'out', subject: t(`answers.by.${type}`), contactIds: [contactId] },
        );
  return useSaving<WayToReply, { act: string | null }>(record, {
    onSaved: ({ act }) => {
      (contactId === null ? marked : logged).tell(act, { title: t('answers.done'), description: name });
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('answers.failed'), description: errorText(error) });
      void refresh();
    },
  });
}
