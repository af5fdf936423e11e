import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stepAddress } from '@shared/marketing/steps';
import { campaignKinds } from '@shared/marketing/campaigns/kinds';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/navigation/link';
import { Dialog } from '@/ui/overlays/dialog';
import type { ListedCompany } from '../../reads';
import { captureTexts } from '../texts/capture';
import { campaignsOf, pagesOf } from '../reads';
import { PublishForm } from './publish-form';

interface PublishDialogProps {
  open: boolean;
  company: ListedCompany;
  onClose: () => void;
  onPublished: () => void;
}

/** Publishes an approved landing page at an address of its own. */
export function PublishDialog({ open, onClose, ...rest }: PublishDialogProps) {
  const t = useTexts(captureTexts);
  return (
    <Dialog open={open} onClose={onClose} title={t('pages.dialog.title')}>
      {open && <Publishing onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Publishing({ company, onClose, onPublished }: Omit<PublishDialogProps, 'open'>) {
  const t = useTexts(captureTexts);
  const campaigns = useQuery({ ...campaignsOf(company.id, 'page'), staleTime: 0 });
  const pages = useQuery({ ...pagesOf(company.id), staleTime: 0 });
  const [chosen, setChosen] = useState<number>();
  const failed = [campaigns, pages].find(({ error, data }) => error && !data);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!campaigns.data || !pages.data) return <LoadingBlock className="h-96" />;
  const approved = campaigns.data.rows.filter(({ approvedVersion }) => approvedVersion !== null);
  const taken = new Set(pages.data.rows.map(({ campaignId }) => campaignId));
  // What is being published keeps its form while the lists are read again.
  const free = approved.filter(({ id }) => id === chosen || !taken.has(id));
  const campaign = free.find(({ id }) => id === chosen) ?? free[0];
  if (!campaign) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>
          {approved.length > 0
            ? `${t('pages.none.title')}. ${t('pages.none.text')}`
            : t('pages.empty.unready')}
        </p>
        <ButtonLink to={stepAddress(company.id, 'campaigns', { type: campaignKinds['landing page'].handle })}>
          {t('pages.empty.toCampaigns')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('pages.dialog.campaign')}
        value={campaign.id}
        onChange={({ target }) => setChosen(Number(target.value))}
        choices={free.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <PublishForm
        key={campaign.id}
        campaign={campaign}
        company={company}
        onPublished={() => {
          onClose();
          onPublished();
        }}
      />
    </div>
  );
}
