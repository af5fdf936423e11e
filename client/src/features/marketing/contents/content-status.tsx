import { useContext } from 'react';
import type { CellFocus } from '@/ui/data-table/column';
import { Badge } from '@/ui/feedback/badge';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { CampaignStatusBadge } from '../campaigns/status-badge';
import { LivePages } from './live-pages';
import type { ListedContent } from './reads';

interface ContentStatusProps extends Partial<CellFocus> {
  content: Pick<ListedContent, 'campaignId' | 'status'>;
}

/** How far a text is: the status of its campaign, or, with the way to it, that its page is live. */
export function ContentStatus({ content: { campaignId, status }, ...focus }: ContentStatusProps) {
  const page = useContext(LivePages).get(campaignId ?? 0);
  if (!page) return status && <CampaignStatusBadge status={status} />;
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
