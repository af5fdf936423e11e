import { useQuery } from '@tanstack/react-query';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../reads';
import { assetsTexts } from './texts/assets';
import { workspaceTexts } from '../steps/texts/workspace';
import { CampaignPictures } from './campaign-pictures';
import { LoadingPictures } from './loading-pictures';
import { picturedCampaigns } from './reads';
import { useAssetState } from './use-asset-state';

interface AssetsScreenProps {
  company: ListedCompany;
  /** Opens the form of the company, which has its logo and colours. */
  onEditCompany: () => void;
}

/** The pictures of a company's approved campaigns. */
export function AssetsScreen({ company, onEditCompany }: AssetsScreenProps) {
  const t = useTexts(workspaceTexts);
  const { campaignId } = useAssetState();
  const { data: campaigns, error, refetch } = useQuery(picturedCampaigns(company.id));
  const campaign = campaigns?.find(({ id }) => id === campaignId) ?? campaigns?.[0];
  if (campaign && campaigns) {
    return (
      <CampaignPictures
        key={campaign.id}
        company={company}
        campaign={campaign}
        campaigns={campaigns}
        onEditCompany={onEditCompany}
      />
    );
  }
  return (
    <>
      <PageHeading title={t('steps.assets.title')} isNamed />
      {error && !campaigns && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !campaigns && <LoadingPictures />}
      {campaigns?.length === 0 && <NoCampaign companyId={company.id} />}
    </>
  );
}

function NoCampaign({ companyId }: { companyId: number }) {
  const t = useTexts(assetsTexts);
  return (
    <EmptyState
      icon={portalIcons.board}
      title={t('none.title')}
      action={<ButtonLink to={stepAddress(companyId, 'campaigns')}>{t('none.act')}</ButtonLink>}
    >
      {t('none.text')}
    </EmptyState>
  );
}
