import { marketingAssetsApi } from '@shared/marketing/assets/endpoints';
import { isDrawing } from '@shared/marketing/assets/scales';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { assetsTexts } from './texts/assets';
import { type CampaignPictures, picturesOf, type PictureSet } from './reads';
import { useWished } from './use-wished';

interface SetMakerProps {
  data: CampaignPictures;
  /** The button alone: what it does is its tooltip. */
  isBare?: boolean;
}

/** Makes the set that the controls describe, and shows how far it is. */
export function SetMaker({ data, isBare = false }: SetMakerProps) {
  const t = useTexts(assetsTexts);
  const { campaign, set, pictures } = data;
  const { headline, photoId } = useWished(data);
  const refreshes = [picturesOf(campaign.id)];
  const make = useSaving(
    () => call(marketingAssetsApi.create, {}, { campaignId: campaign.id, headline, photoId }),
    {
      refreshes,
      onFailed: (error) =>
        toast({ variant: 'destructive', title: t('notMade'), description: errorText(error) }),
    },
  );
  if (set && isDrawing(set.status)) return <SetProgress set={set} />;
  const hasPictures = pictures.length > 0;
  const effect = t(hasPictures ? 'replaces' : 'makes');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:justify-end">
      {!isBare && <p className="text-sm text-muted">{effect}</p>}
      <Button
        // What is made is taken along first.
        variant={hasPictures ? 'secondary' : 'primary'}
        title={effect}
        pending={make.isPending}
        onClick={() => make.mutate(undefined)}
      >
        {t(hasPictures ? 'makeAgain' : 'make')}
      </Button>
    </div>
  );
}

function SetProgress({ set: { campaignId, done, total, status } }: { set: PictureSet }) {
  const t = useTexts(assetsTexts);
  const cancel = useSaving(() => call(marketingAssetsApi.cancel, { id: campaignId }), {
    refreshes: [picturesOf(campaignId)],
    onFailed: (error) => toast({ variant: 'destructive', title: errorText(error) }),
  });
  const said = status === 'queued' && done === 0 ? t('waiting') : t('progress', { done, total });
  return (
    <div className="grid gap-2">
      <output>{said}</output>
      <ProgressBar label={said} done={done} total={total} />
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={cancel.isPending}
        onClick={() => cancel.mutate(undefined)}
      >
        {t('cancel')}
      </Button>
    </div>
  );
}
