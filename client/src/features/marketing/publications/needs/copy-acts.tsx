import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { pictureAddress } from '../../assets/reads';
import { useCopy } from '../../campaigns/previews/use-copy';
import { networkName, networkOf } from '@shared/marketing/channels/networks';
import { channelsOf } from '../../channels/reads';
import { publicationsTexts } from '../texts/publications';
import type { ListedPublication } from '../reads';
import { useWholePublication } from '../use-publication-act';
import { copyPicture } from './copy-picture';

/** Text, picture and link of a publication, each copied with one click, and the way to the network. */
export function CopyActs({ publication }: { publication: ListedPublication }) {
  const t = useTexts(publicationsTexts);
  const copy = useCopy();
  const whole = useWholePublication();
  const { data: channels } = useQuery(channelsOf(publication.marketingCompanyId));
  const { id, network, assetId, link, channelId } = publication;
  const profile = channels?.find((channel) => channel.id === channelId)?.address;
  const home = profile ?? networkOf(network).home;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        icon={portalIcons.copy}
        onClick={() =>
          void copy(
            whole(id).then(({ text }) => text),
            t('publication.copy.text'),
          )
        }
      >
        {t('publication.copy.text')}
      </Button>
      {assetId !== null && <PictureActs id={assetId} />}
      <Button
        variant="secondary"
        icon={portalIcons.link}
        onClick={() => void copy(link, t('publication.copy.link'))}
      >
        {t('publication.copy.link')}
      </Button>
      {home && (
        <a href={home} target="_blank" rel="noreferrer" className={buttonLook('secondary')}>
          <Icon name={portalIcons.external} />
          {t('publication.openNetwork', { network: networkName(network) })}
        </a>
      )}
    </div>
  );
}

/** Puts a picture on the clipboard; where a browser refuses, it can be saved. */
function PictureActs({ id }: { id: number }) {
  const t = useTexts(publicationsTexts);
  const address = pictureAddress(id);
  const copy = useSaving(() => copyPicture(address), {
    onSaved: () => toast({ title: t('publication.copy.pictureDone') }),
    onFailed: () => toast({ variant: 'destructive', title: t('publication.copy.pictureFailed') }),
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={portalIcons.copy}
        pending={copy.isPending}
        onClick={() => copy.mutate(undefined)}
      >
        {t('publication.copy.picture')}
      </Button>
      <a
        href={address}
        download
        className={buttonLook('quiet')}
        title={t('publication.copy.save')}
        aria-label={t('publication.copy.save')}
      >
        <Icon name={portalIcons.download} />
      </a>
    </>
  );
}
