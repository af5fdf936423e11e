import { isDrawing } from '@shared/marketing/assets/scales';
import { useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { errorText } from '@/lib/api/api-client';
import { downloadFile } from '@/lib/api/save-file';
import { useSaving } from '@/lib/api/save';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../reads';
import { assetsTexts } from './texts/assets';
import { workspaceTexts } from '../steps/texts/workspace';
import { LoadingPictures } from './loading-pictures';
import { LayoutGrid } from './layout-grid';
import { PictureControls } from './picture-controls';
import { archiveAddress, type CampaignPictures as Pictures, type PicturedCampaign } from './reads';
import { SetMaker } from './set-maker';
import { usePictures } from './use-pictures';

const phone = '(width < 40rem)';

interface CampaignPicturesProps {
  company: ListedCompany;
  campaign: PicturedCampaign;
  campaigns: readonly PicturedCampaign[];
  onEditCompany: () => void;
}

/** What a campaign's pictures show, and each layout below. */
export function CampaignPictures({ company, campaign, campaigns, onEditCompany }: CampaignPicturesProps) {
  const t = useTexts(workspaceTexts);
  const pictures = usePictures(campaign.id);
  const { data, error } = pictures;
  const isPhone = useMedia(phone);
  // Where pictures are there already, those stand near the top.
  const isInHead =
    !isPhone && data !== undefined && data.pictures.length > 0 && !(data.set && isDrawing(data.set.status));
  return (
    <>
      <PageHeading
        isNamed
        title={t('steps.assets.title')}
        actions={
          data &&
          data.pictures.length > 0 && (
            <>
              <DownloadAll data={data} />
              {isInHead && (
                <IfMayWrite>
                  <SetMaker data={data} isBare />
                </IfMayWrite>
              )}
            </>
          )
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => void pictures.refetch()} />}
      {!error && !data && <LoadingPictures />}
      {data && (
        <div className="grid gap-6">
          <PictureControls company={company} campaigns={campaigns} data={data} onEditCompany={onEditCompany}>
            {!isInHead && <SetMaker data={data} />}
          </PictureControls>
          <LayoutGrid companyId={company.id} data={data} />
        </div>
      )}
    </>
  );
}

/** Saves all pictures as one archive. */
function DownloadAll({ data: { campaign, pictures } }: { data: Pictures }) {
  const t = useTexts(assetsTexts);
  const isPhone = useMedia(phone);
  const sizes = new Set(pictures.map(({ size }) => size)).size;
  const count = pictures.length;
  const all = `${t('downloadAll', { count })}, ${t('downloadSizes', { count: sizes })}`;
  const save = useSaving(() => downloadFile(archiveAddress(campaign.id)), {
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('notDownloaded'), description: errorText(error) }),
  });
  return (
    <Button
      // A picture is used first of all; the files are for who wants them elsewhere.
      variant="secondary"
      title={all}
      aria-label={all}
      icon={portalIcons.download}
      className="max-sm:px-3"
      pending={save.isPending}
      onClick={() => save.mutate(undefined)}
    >
      {isPhone ? t('downloadCount', { count }) : all}
    </Button>
  );
}
