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

/** How far a campaign is. */
export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  const t = useTexts(campaignsTexts);
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>;
}
