import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import type { CellFocus } from '@/ui/data-table/column';
import { Badge } from '@/ui/feedback/badge';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { CampaignStatusBadge } from '../../campaigns/status-badge';
import { type LandingPage, pagesOf } from '../../capture/reads';
import { captureTexts } from '../../capture/texts/capture';
import type { ListedContent } from '../reads';

/** The landing pages of a company that visitors see, by the campaign whose text they show. */
export function useLivePages(company: number): ReadonlyMap<number, LandingPage> {
  const { data: pages } = useQuery(pagesOf(company));
  return new Map(
    pages?.rows.filter(({ status }) => status === 'live').map((page) => [page.campaignId, page]),
  );
}

interface ContentStatusProps extends Partial<CellFocus> {
  content: Pick<ListedContent, 'status'>;
  /** The page on which visitors see it. */
  page: LandingPage | undefined;
}

/** How far a text is: the status of its campaign, or, with the way to it, that its page is live. */
export function ContentStatus({ content: { status }, page, ...focus }: ContentStatusProps) {
  const t = useTexts(captureTexts);
  if (!page) return status && <CampaignStatusBadge status={status} />;
  const says = t('pages.status.live');
  const opens = t('pages.open', { name: new URL(page.url).pathname });
  return (
    <a
      href={page.url}
      target="_blank"
      rel="noreferrer"
      aria-label={`${says}. ${opens}`}
      title={opens}
      className="relative z-10 inline-flex items-center gap-1 rounded-full"
      {...focus}
    >
      <Badge tone="positive">{says}</Badge>
      <Icon name={portalIcons.external} className="size-4 text-muted" />
    </a>
  );
}
