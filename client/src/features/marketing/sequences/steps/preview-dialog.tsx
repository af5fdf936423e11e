import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { DialogFrame } from '@/ui/overlays/dialog-frame';
import { EmailPreview } from '../../campaigns/previews/email-preview';
import { campaignsOf, textOf } from '../../capture/reads';
import { type ListedCompany, productOf } from '../../reads';
import { sequencesTexts } from '../texts/sequences';
import type { Step } from '../reads';
import { isOf } from '@shared/marketing/campaigns/by-medium';

interface PreviewDialogProps {
  /** The step whose mail is shown; null closes the dialog. */
  step: Step | null;
  company: ListedCompany;
  onClose: () => void;
}

/** The approved mail of a step as it arrives. */
export function PreviewDialog({ step, company, onClose }: PreviewDialogProps) {
  const t = useTexts(sequencesTexts);
  return (
    <DialogFrame
      open={step !== null}
      onClose={onClose}
      shape="wide"
      title={step?.subject ?? t('preview.title')}
    >
      {step && <Shown campaignId={step.campaignId} company={company} />}
    </DialogFrame>
  );
}

function Shown({ campaignId, company }: { campaignId: number | null; company: ListedCompany }) {
  const t = useTexts(sequencesTexts);
  const { data: campaigns } = useQuery(campaignsOf(company.id, 'mail'));
  const campaign = campaigns?.rows.find(({ id }) => id === campaignId);
  const { data, error, refetch } = useQuery({
    ...textOf(campaign?.contentId ?? 0, campaign?.approvedVersion ?? 0),
    enabled: campaign !== undefined && campaign.approvedVersion !== null,
  });
  const { data: product } = useQuery({
    ...productOf(campaign?.productId ?? 0),
    enabled: typeof campaign?.productId === 'number',
  });
  if (campaigns && !campaign) return <Alert tone="info">{t('preview.failed')}</Alert>;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!campaign || !data || !isOf(data.piece, 'mail')) return <Skeleton className="h-96 rounded-card" />;
  return (
    <EmailPreview
      email={data.piece.content}
      company={company}
      language={campaign.language}
      audience={campaign.audience}
      link={product?.url ?? null}
    />
  );
}
