import { suppressionsApi } from '@shared/marketing/capture/suppressions/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import type { ListedCompany } from '../../reads';
import { leadTexts } from '../texts/lead';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { type Lead, nameOfLead } from '../reads';

interface UnsubscribeLeadProps {
  lead: Lead;
  company: ListedCompany;
  open: boolean;
  onClose: () => void;
}

/** Ends all mails to a lead for good, after saying so. */
export function UnsubscribeLead({ lead, company, open, onClose }: UnsubscribeLeadProps) {
  const t = useTexts(leadTexts);
  const refresh = useRefreshMarketing();
  const suppress = useSaving(
    (email: string) => call(suppressionsApi.add, {}, { marketingCompanyId: company.id, email }),
    {
      onSaved: () => {
        toast({ title: t('unsubscribe.done') });
        onClose();
        void refresh();
      },
      onFailed: (error) =>
        toast({ variant: 'destructive', title: t('acts.failed'), description: errorText(error) }),
    },
  );
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => lead.contactEmail && suppress.mutate(lead.contactEmail)}
      pending={suppress.isPending}
      variant="danger"
      title={t('unsubscribe.title', { name: nameOfLead(lead) })}
      description={t('unsubscribe.text')}
      confirmLabel={t('unsubscribe.confirm')}
    />
  );
}
