import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import type { Network } from '@shared/marketing/channels/networks';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { campaignsTexts } from '../texts/campaigns';
import { hasEnded } from '../reads';
import { usePiece } from '../piece-context';
import { citingPlaces } from './citing-places';
import { useCampaignAct } from '../use-campaign-act';

/** A piece that cites a fact which was changed or deleted since: its sentences are rewritten, edited or kept. */
export function ChangedFacts({ network }: { network: Network }) {
  const t = useTexts(campaignsTexts);
  const { campaign, open } = usePiece();
  const { id, version, piece, changedFacts, setId } = campaign;
  const rewrite = useCampaignAct(() => call(marketingCampaignsApi.rewrite, { id }, { version }), {
    done: ({ act, offered }) => (offered === null ? t(act === null ? 'sameWording' : 'reworded') : null),
  });
  // The same text is saved once more: it then stands for the facts as they are now.
  const keep = useCampaignAct(() => call(marketingCampaignsApi.update, { id }, { piece, version }), {
    done: () => t('changed.kept'),
  });
  if (changedFacts.length === 0 || hasEnded(campaign)) return null;
  const places = citingPlaces(piece, changedFacts, network);
  const isBusy = rewrite.isPending || keep.isPending;
  return (
    <Alert tone="warning" title={t('changed.title', { count: places.length })}>
      <p>{t('changed.text')}</p>
      <IfMayWrite>
        <div className="mt-2 flex flex-wrap gap-2">
          {setId !== null && (
            <Button
              variant="secondary"
              disabled={isBusy}
              pending={rewrite.isPending}
              onClick={() => rewrite.mutate(undefined)}
            >
              {t('changed.rewrite')}
            </Button>
          )}
          {places[0] && (
            <Button variant="quiet" disabled={isBusy} onClick={() => places[0] && open(places[0])}>
              {t('changed.open')}
            </Button>
          )}
          <Button
            variant="quiet"
            disabled={isBusy}
            pending={keep.isPending}
            onClick={() => keep.mutate(undefined)}
          >
            {t('changed.keep')}
          </Button>
        </div>
      </IfMayWrite>
    </Alert>
  );
}
