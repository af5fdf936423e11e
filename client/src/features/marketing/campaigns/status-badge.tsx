import type { CampaignStatus } from '@shared/marketing/campaigns/scales';
import { useTexts } from '@/i18n/use-texts';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { campaignsTexts } from './texts/campaigns';

const tones: Record<CampaignStatus, BadgeTone> = {
  draft: 'neutral',
  in_review: 'warning',
  approved: 'positive',
  scheduled: 'info',
  running: 'info',
  paused: 'warning',
  finished: 'neutral',
  cancelled: 'neutral',
};

interface CampaignStatusBadgeProps {
  status: CampaignStatus;
  /** Whether its piece is an email, which Spanish speaks of as of a man and not as of a woman. */
  isMail?: boolean;
}

/** How far a campaign is. */
export function CampaignStatusBadge({ status, isMail = false }: CampaignStatusBadgeProps) {
  const t = useTexts(campaignsTexts);
  return (
    <Badge tone={tones[status]}>
      {t(isMail && status === 'approved' ? 'approvedMail' : `statuses.${status}`)}
    </Badge>
  );
}
