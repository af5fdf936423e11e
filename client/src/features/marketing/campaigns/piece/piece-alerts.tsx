import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { outgoing } from '@shared/marketing/campaigns/scales';
import type { Network } from '@shared/marketing/channels/networks';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { campaignsTexts } from '../texts/campaigns';
import { ChangedFacts } from './changed-facts';
import { PieceFindings } from './piece-findings';
import { usePiece } from '../piece-context';
import { usePieceParts } from '../piece-parts';
import { useCampaignAct } from '../use-campaign-act';

/** What the user should know of a piece before reading it. */
export function PieceAlerts({ network }: { network: Network }) {
  const { campaign } = usePiece();
  const { OfferedWording } = usePieceParts();
  return (
    <>
      {campaign.notices.map((notice) => (
        <Alert key={notice} tone="info">
          {notice}
        </Alert>
      ))}
      <OfferedWording />
      <ChangedFacts network={network} />
      <PieceFindings />
      <Replacement />
    </>
  );
}

/** A newly approved version beside the one that is scheduled or out: it takes its place when the user says so. */
function Replacement() {
  const t = useTexts(campaignsTexts);
  const {
    campaign: { id, status, approvedVersion, scheduledVersion },
  } = usePiece();
  const replace = useCampaignAct(() => call(marketingCampaignsApi.replace, { id }), {
    done: () => t('replaced'),
  });
  const isWaiting =
    outgoing.includes(status) && approvedVersion !== null && approvedVersion !== scheduledVersion;
  if (!isWaiting) return null;
  return (
    <Alert tone="warning" title={t('replace.title')}>
      <p>{t('replace.text')}</p>
      <IfMayWrite>
        <Button
          variant="secondary"
          className="mt-2"
          pending={replace.isPending}
          onClick={() => replace.mutate(undefined)}
        >
          {t('replace.now')}
        </Button>
      </IfMayWrite>
    </Alert>
  );
}
