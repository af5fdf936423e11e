import type { ReactNode } from 'react';
import { stepAddress } from '@shared/marketing/steps';
import { campaignKinds } from '@shared/marketing/campaigns/kinds';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Disclosure } from '@/ui/controls/disclosure';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextLink } from '@/ui/navigation/link';
import { ImageField } from '../images/image-field';
import type { ListedCompany } from '../reads';
import { assetsTexts } from './texts/assets';
import type { CampaignPictures, PicturedCampaign } from './reads';
import { HeadlineChoice } from './headline-choice';
import { narrow, shortOf, SizeChoice } from './size-choice';
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

/** What pictures show: the campaign, the size, the headline and the photo; on a phone with pictures all of it is folded. */
export function PictureControls({ company, campaigns, data, onEditCompany, children }: PictureControlsProps) {
  const t = useTexts(assetsTexts);
  const mayWrite = useMayWrite();
  // A reader has the size alone.
  const isFolded = useMedia(narrow) && mayWrite && data.pictures.length > 0;
  const controls = (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2 sm:[&_[id$=-hint]]:order-last xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <div className="grid gap-2">
          <CampaignChoice company={company} campaigns={campaigns} campaign={data.campaign} />
          <IfMayWrite>
            <Notes data={data} companyId={company.id} onEditCompany={onEditCompany} />
          </IfMayWrite>
        </div>
        <IfMayWrite>
          <HeadlineChoice data={data} />
          <PhotoChoice data={data} />
        </IfMayWrite>
      </div>
      <SizeChoice data={data} />
      <IfMayWrite>{children}</IfMayWrite>
    </>
  );
  if (isFolded) {
    return (
      <section aria-label={t('controls.label')}>
        <Disclosure summary={<Chosen company={company} data={data} />} className="bg-surface">
          <div className="grid gap-4">{controls}</div>
        </Disclosure>
      </section>
    );
  }
  return (
    <section
      aria-label={t('controls.label')}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 max-sm:gap-4"
    >
      {controls}
    </section>
  );
}

/** What is chosen, while the fields are folded; its product is named where the company has several. */
function Chosen({ company, data }: Pick<PictureControlsProps, 'company' | 'data'>) {
  const t = useTexts(assetsTexts);
  const { size } = useWished(data);
  const { productName, angle } = data.campaign;
  return (
    <>
      <span className="sr-only">{t('controls.change')}: </span>
      <span className="min-w-0 text-sm leading-5 wrap-anywhere">
        {[company.productCount > 1 && productName, t(`angles.${angle}`), shortOf(t(`sizes.${size}`))]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}

interface CampaignChoiceProps {
  company: ListedCompany;
  campaigns: readonly PicturedCampaign[];
  campaign: CampaignPictures['campaign'];
}

/** The campaign, by its angle; its product is named where the company has several. */
function CampaignChoice({ company, campaigns, campaign }: CampaignChoiceProps) {
  const t = useTexts(assetsTexts);
  const { language } = useLanguage();
  const { change } = useAssetState();
  const isOneAudience = new Set(campaigns.map(({ audience }) => audience)).size < 2;
  return (
    <SelectField
      label={t('controls.campaign')}
      value={campaign.id}
      onChange={({ target }) => change({ campaign: target.value, headline: '', photo: '' })}
      choices={campaigns.map(({ id, type, angle, audience, productName }) => ({
        value: String(id),
        label: [
          ...(company.productCount > 1 ? [productName] : []),
          t(`angles.${angle}`),
          campaignKinds[type].names[language].short,
          ...(isOneAudience ? [] : [t(`audiences.${audience}`)]),
        ].join(' · '),
      }))}
    />
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
      {isOther && (
        <Button variant="quiet" className="justify-self-start" onClick={() => choose(data.photoId)}>
          {t('controls.ownPhoto')}
        </Button>
      )}
    </div>
  );
}

interface NotesProps extends Pick<PictureControlsProps, 'data' | 'onEditCompany'> {
  companyId: number;
}

/** Where the words come from, and the way to what is missing in the brand kit. */
function Notes({ data, companyId, onEditCompany }: NotesProps) {
  const t = useTexts(assetsTexts);
  const { hasLogo, hasColours, campaign } = data;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
      <TextLink to={stepAddress(companyId, 'campaigns', { product: String(campaign.productId) })}>
        {t('controls.edit')}
      </TextLink>
      {!(hasLogo && hasColours) && (
        <button
          type="button"
          onClick={onEditCompany}
          className="font-medium text-brand underline underline-offset-4 hover:no-underline"
        >
          {t(hasColours ? 'controls.logo' : hasLogo ? 'controls.colours' : 'controls.brand')}
        </button>
      )}
    </p>
  );
}
