import { BackLink } from '@/features/site/product/back-link';
import { LandingAnatomy, PartNumber } from '@/features/site/product/drawings/landing-anatomy';
import { FeatureRows } from '@/features/site/product/sections/feature-rows';
import { ItemCards } from '@/features/site/product/sections/item-cards';
import { ProductPage } from '@/features/site/product/product-page';
import { headingOf, itemOf, markedSectionOf, noteOf, sectionOf } from '@/features/site/product/product-texts';
import { SectionAnchor } from '@/features/site/product/sections/section-anchor';
import { Steps } from '@/features/site/product/sections/steps';
import { comerciaLandingTexts } from '@/features/site/product/texts/comercia-landing';
import { useTexts } from '@/i18n/use-texts';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf, withSearch } from '@shared/http/address';
import { ButtonLink, TextLink } from '@/ui/navigation/link';

const parts = {
  attention: <PartNumber number={1} />,
  interest: <PartNumber number={2} />,
  desire: <PartNumber number={3} />,
  action: <PartNumber number={4} />,
};
const steps = ['click', 'form', 'confirm', 'reply'] as const;
const ways = ['campaign', 'website'] as const;
const pageOf = { campaign: sitePages.comerzia, website: sitePages.webia };

/** A landing page of a ComerzIA campaign, as a case study. */
export function ComerciaLandingPage() {
  const t = useTexts(comerciaLandingTexts);
  const entry = (
    <>
      <ButtonLink to={withSearch(portals.comerzia.signIn, { tab: 'register' })} className="opens-account">
        {t('action.register')}
      </ButtonLink>
      <ButtonLink to={portals.comerzia.signIn} variant="secondary" className="opens-demo">
        {t('action.demo')}
      </ButtonLink>
    </>
  );
  return (
    <ProductPage
      t={t}
      hero={{
        drawing: <LandingAnatomy />,
        caption: t('hero.caption'),
        back: <BackLink to={addressOf(sitePages.home)}>{t('hero.home')}</BackLink>,
        eyebrow: t('hero.eyebrow'),
        actions: (
          <>
            {entry}
            <SectionAnchor section="parts">{t('hero.parts')}</SectionAnchor>
          </>
        ),
      }}
      actions={
        <>
          {entry}
          <TextLink to={addressOf(sitePages.comercia)} className="inline-flex min-h-11 items-center">
            {t('action.portal')}
          </TextLink>
        </>
      }
      note={noteOf(t, 'text')}
    >
      <FeatureRows id="parts" {...markedSectionOf(t, 'features', parts)} />
      <Steps {...sectionOf(t, 'steps', steps)} />
      <Ways />
    </ProductPage>
  );
}

/** The two ways to such a page, each with the page of its product. */
function Ways() {
  const t = useTexts(comerciaLandingTexts);
  return (
    <ItemCards
      {...headingOf(t, 'ways')}
      items={ways.map((way) => ({
        ...itemOf(t, 'ways', way),
        link: { to: addressOf(pageOf[way]), label: t(`ways.items.${way}.link`) },
      }))}
    />
  );
}
