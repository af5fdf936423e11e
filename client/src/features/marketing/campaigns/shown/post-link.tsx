import { useQuery } from '@tanstack/react-query';
import { postRulesOf, type Network, networkName } from '@shared/marketing/channels/networks';
import { isOf } from '@shared/marketing/campaigns/by-medium';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { usePiece } from '../piece-context';
import { wholeSet } from '../reads';
import { campaignsTexts } from '../texts/campaigns';

/** The link of a post as networks show it: what it leads to is called, and where it is. */
export function PostLink({ network }: { network: Network }) {
  const t = useTexts(campaignsTexts);
  const { company, campaign } = usePiece();
  const { setId } = campaign;
  const { data: set } = useQuery({ ...wholeSet(setId ?? 0), enabled: setId !== null });
  const page = set?.campaigns.find(({ piece, angle }) => isOf(piece, 'page') && angle === campaign.angle);
  const title = page && isOf(page.piece, 'page') ? page.piece.content.seo.title : company.name;
  if (!postRulesOf(network).hasLink) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon name={portalIcons.link} className="size-4 shrink-0" />
        {t('social.noLink', { network: networkName(network) })}
      </p>
    );
  }
  return (
    <div className="rounded-control border border-line bg-ink/4 px-3 py-2 text-sm">
      <p className="font-medium">{title}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        <span className="flex items-center gap-1">
          <Icon name={portalIcons.link} className="size-4 shrink-0" />
          {location.hostname}
        </span>
        {t('social.link')}
      </p>
    </div>
  );
}
