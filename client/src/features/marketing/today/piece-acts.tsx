import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { campaignsTexts } from '../campaigns/texts/campaigns';
import { useCampaignAct } from '../campaigns/use-campaign-act';
import { waitingTexts } from './texts/today';

interface WaitingPiece {
  row: { id: number; version: number; title: string; to: string };
}

/** Reads a piece where it stands, or approves it here; what stands in the way is said. */
export function PieceActs({ row: { id, version, title, to } }: WaitingPiece) {
  const t = useTexts(campaignsTexts);
  const tWaiting = useTexts(waitingTexts);
  const approve = useCampaignAct(() => call(marketingCampaignsApi.approve, { id }, { version }), {
    done: () => t('approved'),
    isShown: (error) => {
      if (!(error instanceof ApiError) || error.status !== 400) return false;
      toast({ variant: 'destructive', title: t('notApproved'), description: errorText(error) });
      return true;
    },
  });
  return (
    <span className="flex gap-1">
      <ButtonLink variant="quiet" to={to} aria-label={`${tWaiting('see')}: ${title}`}>
        {tWaiting('see')}
      </ButtonLink>
      <IfMayWrite>
        <Button
          variant="secondary"
          icon={portalIcons.check}
          aria-label={`${t('acts.approve')}: ${title}`}
          pending={approve.isPending}
          onClick={() => approve.mutate(undefined)}
        >
          {t('acts.approve')}
        </Button>
      </IfMayWrite>
    </span>
  );
}
