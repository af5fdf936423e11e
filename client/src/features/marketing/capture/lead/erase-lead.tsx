import { useQuery } from '@tanstack/react-query';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { ErrorState } from '@/ui/feedback/error-state';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { leadTexts } from '../texts/lead';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { type Lead, nameOfLead } from '../reads';

interface EraseLeadProps {
  lead: Lead;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
}

const counted = ['submissions', 'mails', 'events', 'changes', 'importRows', 'contacts'] as const;

/**
 * Erases a lead permanently, after showing what is deleted and what stays; the user has to type the word that the
 * server names.
 */
export function EraseLead({ lead, open, onClose, onErased }: EraseLeadProps) {
  const t = useTexts(leadTexts);
  const refresh = useRefreshMarketing();
  const {
    data: outlook,
    error,
    refetch,
  } = useQuery({
    ...query(marketingLeadsApi.outlook, { id: lead.id }),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
  });
  const typed = outlook?.name ?? '';
  const erase = useSaving(() => call(marketingLeadsApi.erase, { id: lead.id }, { typed }), {
    onSaved: () => {
      toast({ title: t('erase.done') });
      onErased();
      void refresh(`/api/marketing/leads/${lead.id}`);
    },
    onFailed: (failure) =>
      toast({ variant: 'destructive', title: t('erase.failed'), description: errorText(failure) }),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => erase.mutate(undefined)}
      pending={erase.isPending}
      incomplete={!outlook}
      variant="danger"
      title={t('erase.title', { name: nameOfLead(lead) })}
      description={t('erase.text')}
      confirmLabel={t('erase.confirm')}
      {...(outlook && { typed })}
    >
      {outlook && <Outlook counts={outlook.counts} />}
      {!outlook && !error && <LoadingBlock className="h-40" label={t('erase.looking')} />}
      {!outlook && error && <ErrorState error={error} onRetry={() => void refetch()} />}
    </ConfirmDialog>
  );
}

interface OutlookProps {
  counts: Partial<Record<(typeof counted)[number], number>>;
}

/** What is deleted with the lead, and what stays. */
function Outlook({ counts }: OutlookProps) {
  const t = useTexts(leadTexts);
  return (
    <div className="mb-4 grid gap-3">
      <div>
        <p>{t('erase.goes')}</p>
        <ul className="list-disc pl-5">
          <li>{t('erase.lead')}</li>
          {counted.map((what) => {
            const count = counts[what] ?? 0;
            return count > 0 && <li key={what}>{t(`erase.counts.${what}`, { count })}</li>;
          })}
        </ul>
      </div>
      <p>{t('erase.stays')}</p>
    </div>
  );
}
