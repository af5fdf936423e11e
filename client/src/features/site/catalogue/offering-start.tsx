import { useTexts } from '@/i18n/use-texts';
import type { Offering } from '@/lib/address/topics';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf, withSearch } from '@shared/http/address';
import { ButtonLink, TextLink } from '@/ui/navigation/link';
import { offeringPages } from './catalogue';
import { OfferingLinks } from './offering-links';
import { catalogueTexts } from './texts/catalogue';
import { solutionsTexts } from './texts/solutions';

/** How to begin with an offering: what is available has its first act as a button, all others the ways to ask. */
export function OfferingStart({ offering }: { offering: Offering }) {
  switch (offering) {
    case 'sales-agent':
      return (
        <>
          <AccountButtons signIn={portals.comerzia.signIn} />
          <OfferingLinks offering={offering} />
        </>
      );
    case 'swot-analysis':
      return (
        <>
          <AccountButtons signIn={portals.consultia.signIn} />
          <OfferingLinks offering={offering} instead={<SampleLink />} />
        </>
      );
    case 'break-even':
      return (
        <OfferingLinks offering={offering} instead={<CalculatorButton />} className="mt-3 items-center" />
      );
    default:
      return <OfferingLinks offering={offering} />;
  }
}

function AccountButtons({ signIn }: { signIn: string }) {
  const t = useTexts(solutionsTexts);
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      <ButtonLink to={withSearch(signIn, { tab: 'register' })} className="opens-account">
        {t('register')}
      </ButtonLink>
      <ButtonLink to={signIn} variant="secondary" className="opens-demo">
        {t('demo')}
      </ButtonLink>
    </p>
  );
}

function SampleLink() {
  const t = useTexts(solutionsTexts);
  return (
    <TextLink
      to={addressOf(sitePages.sampleReport)}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      {t('sample')}
    </TextLink>
  );
}

function CalculatorButton() {
  const t = useTexts(catalogueTexts);
  return <ButtonLink to={offeringPages['break-even']}>{t('pages.break-even')}</ButtonLink>;
}
