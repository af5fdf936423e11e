import { Suspense } from 'react';
import { PortalSignIn } from '@/features/auth/sign-in/portal-sign-in';
import { useLanguage } from '@/i18n/use-texts';
import { restingPart } from '@/lib/address/resting-part';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';

const CampaignPiece = restingPart(
  async () => (await import('@/features/marketing/demo/campaign-piece')).CampaignPiece,
);

export function ComerciaAuthPage() {
  const { language } = useLanguage();
  return (
    <PortalSignIn
      portal="comerzia"
      home={addressOf(sitePages.comercia)}
      piece={
        <Suspense>
          <CampaignPiece key={language} media="(min-width: 64rem)" />
        </Suspense>
      }
    />
  );
}
