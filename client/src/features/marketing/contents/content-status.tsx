import { useContext } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { CellFocus } from '@/ui/data-table/column';
import { Badge } from '@/ui/feedback/badge';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { CampaignStatusBadge } from '../campaigns/status-badge';
import { LivePages } from './live-pages';
import type { ListedContent } from './reads';
import { contentsTexts } from './texts/contents';

interface ContentStatusProps extends Partial<CellFocus> {
  content: Pick<ListedContent, 'campaignId' | 'status' | 'type'>;
  /** Whether one of its posts waits for a person. */
  needsYou?: boolean;
}

/** How far a text is: that it waits for a person, the status of its campaign, or, with the way to it, that its page is live. */
export function ContentStatus({
  content: { campaignId, status, type },
  needsYou = false,
  ...focus
}: ContentStatusProps) {
  const t = useTexts(contentsTexts);
  const page = useContext(LivePages).get(campaignId ?? 0);
  if (needsYou) return <Badge tone="warning">{t('needsYou')}</Badge>;
  if (!page) return status && <CampaignStatusBadge status={status} isMail={type === 'email template'} />;
  const { url, says, opens } = page;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={`${says}. ${opens}`}
      title={opens}
      className="relative z-10 inline-flex items-center gap-0.5 rounded-full sm:gap-1"
      {...focus}
    >
      <Badge tone="positive">{says}</Badge>
      <Icon name={portalIcons.external} className="size-3.5 text-muted sm:size-4" />
    </a>
  );
}
