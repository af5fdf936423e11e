import { useQuery } from '@tanstack/react-query';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { campaignAddress } from '@shared/marketing/campaigns/campaign-address';
import { contentsTexts } from '../texts/contents';
import { ContentStatus } from '../content-status';
import { campaignOf, type Content } from '../reads';

/** Where a content comes from: its campaign, where it is changed, and its product. */
export function Origin({ content }: { content: Content }) {
  const t = useTexts(contentsTexts);
  const { campaignId, productId, productName, marketingCompanyId } = content;
  const { data: campaign } = useQuery({ ...campaignOf(campaignId ?? 0), enabled: campaignId !== null });
  return (
    <section aria-labelledby="content-origin" className="grid gap-2">
      <h2 id="content-origin" className="text-lg">
        {t('columns.origin')}
      </h2>
      <p>
        {campaignId === null ? (
          t('origin.standsAlone')
        ) : (
          <>
            {t('origin.ofCampaign')}{' '}
            <TextLink
              to={campaign ? campaignAddress(campaign) : stepAddress(marketingCompanyId, 'campaigns')}
            >
              {t('origin.toCampaign')}
            </TextLink>
          </>
        )}
      </p>
      <p className="empty:hidden">
        <ContentStatus content={content} />
      </p>
      {productId !== null && productName && (
        <p>
          {t('columns.product')}:{' '}
          <TextLink to={stepAddress(marketingCompanyId, 'product', { product: String(productId) })}>
            {productName}
          </TextLink>
        </p>
      )}
    </section>
  );
}
