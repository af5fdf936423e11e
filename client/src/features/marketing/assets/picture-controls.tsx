import type { ReactNode } from 'react';
import { pictureSizeNames } from '@shared/marketing/picture-sizes';
import { campaignKinds } from '@shared/marketing/campaigns/kinds';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { SelectField } from '@/ui/controls/fields/select-field';
import { ImageField } from '../images/image-field';
import type { ListedCompany } from '../reads';
import { assetsTexts } from './texts/assets';
import type { CampaignPictures, PicturedCampaign } from './reads';
import { HeadlineChoice } from './headline-choice';
import { useAssetState } from './use-asset-state';
import { useWished } from './use-wished';

interface PictureControlsProps {
  company: ListedCompany;
  campaigns: readonly PicturedCampaign[];
  data: CampaignPictures;
  onEditCompany: () => void;
  /** The primary act. */
  children: ReactNode;
}

/** What pictures show: the campaign, the size, the headline and the photo. */
export function PictureControls({ company, campaigns, data, onEditCompany, children }: PictureControlsProps) {
  const t = useTexts(assetsTexts);
  const { language } = useLanguage();
  const { change } = useAssetState();
  const { size } = useWished(data);
  const { campaign } = data;
  return (
    <section
      aria-label={t('controls.label')}
      className="grid items-start gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 xl:grid-cols-4"
    >
      <SelectField
        label={t('controls.campaign')}
        value={campaign.id}
        onChange={({ target }) => change({ campaign: target.value, headline: '', photo: '' })}
        choices={campaigns.map(({ id, type, angle, audience, productName }) => ({
          value: String(id),
          label: [
            campaignKinds[type].names[language].short,
            t(`angles.${angle}`),
            audience,
            productName,
          ].join(' · '),
        }))}
      />
      <SelectField
        label={t('controls.size')}
        value={size}
        onChange={({ target }) => change({ size: target.value as typeof size }, { replace: true })}
        choices={pictureSizeNames.map((name) => ({ value: name, label: t(`sizes.${name}`) }))}
      />
      <HeadlineChoice data={data} companyId={company.id} />
      <PhotoChoice data={data} />
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-4 sm:col-span-2 xl:col-span-4">
        <BrandHint data={data} onEditCompany={onEditCompany} />
        <div className="grow">{children}</div>
      </div>
    </section>
  );
}

/** The photo of the product, another one, or none. */
function PhotoChoice({ data }: { data: CampaignPictures }) {
  const t = useTexts(assetsTexts);
  const { change } = useAssetState();
  const { photoId } = useWished(data);
  const choose = (id: number | null) =>
    change({ photo: id === null ? 'none' : String(id) }, { replace: true });
  const isOther = data.photoId !== null && photoId !== data.photoId;
  return (
    <div className="grid gap-2">
      <ImageField label={t('controls.photo')} value={photoId} onChange={choose} />
      {photoId === null && <p className="text-sm text-muted">{t('controls.noPhoto')}</p>}
      {isOther && (
        <Button variant="quiet" className="justify-self-start" onClick={() => choose(data.photoId)}>
          {t('controls.ownPhoto')}
        </Button>
      )}
    </div>
  );
}

/** What of the brand kit is missing, with the way to it. */
function BrandHint({
  data: { hasLogo, hasColours },
  onEditCompany,
}: Pick<PictureControlsProps, 'data' | 'onEditCompany'>) {
  const t = useTexts(assetsTexts);
  if (hasLogo && hasColours) return null;
  return (
    <div className="grid justify-items-start gap-1 text-sm text-muted">
      {!hasLogo && <p>{t('controls.noLogo')}</p>}
      {!hasColours && <p>{t('controls.noColours')}</p>}
      <Button variant="quiet" onClick={onEditCompany}>
        {t('controls.brand')}
      </Button>
    </div>
  );
}
