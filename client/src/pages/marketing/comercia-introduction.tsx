import { introductionTexts } from '@/features/marketing/texts/introduction';
import { AskButton } from '@/features/site/frame/ask-button';
import { Workspace } from '@/features/site/product/drawings/workspace';
import { FeatureRows } from '@/features/site/product/sections/feature-rows';
import { IconMark } from '@/features/site/product/mark';
import { ProductPage } from '@/features/site/product/product-page';
import { markedSectionOf, sectionOf } from '@/features/site/product/product-texts';
import { Steps } from '@/features/site/product/sections/steps';
import { useTexts } from '@/i18n/use-texts';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf, withSearch } from '@shared/http/address';
import { ButtonLink } from '@/ui/navigation/link';

const features = {
  marketing: <IconMark name="pencil" />,
  sales: <IconMark name="settings" />,
  leads: <IconMark name="user" />,
  campaigns: <IconMark name="envelope" />,
};
const sections = ['product', 'campaigns', 'assets', 'publishing', 'leads', 'replies'] as const;
const steps = ['analysis', 'campaigns', 'assets', 'publishing', 'capture', 'replies'] as const;

/** Introduces the marketing portal to signed-out visitors. */
export function ComerciaIntroduction() {
  const t = useTexts(introductionTexts);
  return (
    <ProductPage
      t={t}
      hero={{
        drawing: (
          <Workspace
            sections={sections.map((key) => t(`figure.sections.${key}`))}
            leadsTitle={t('figure.leads')}
          />
        ),
        caption: t('figure.caption'),
        eyebrow: t('hero.eyebrow'),
        actions: (
          <>
            <ButtonLink to={portals.comerzia.signIn}>{t('hero.signIn')}</ButtonLink>
            <RegisterLink />
            <ButtonLink to={addressOf(sitePages.comerzia)} variant="secondary">
              {t('hero.product')}
            </ButtonLink>
            <p className="basis-full text-sm text-muted">{t('hero.open')}</p>
          </>
        ),
      }}
      actions={<IntroductionActions />}
    >
      <FeatureRows {...markedSectionOf(t, 'features', features)} />
      <Steps {...sectionOf(t, 'steps', steps)} />
    </ProductPage>
  );
}

function RegisterLink() {
  const t = useTexts(introductionTexts);
  return (
    <ButtonLink
      to={withSearch(portals.comerzia.signIn, { tab: 'register' })}
      variant="secondary"
      className="opens-account"
    >
      {t('action.register')}
    </ButtonLink>
  );
}

function IntroductionActions() {
  const t = useTexts(introductionTexts);
  return (
    <>
      <ButtonLink to={portals.comerzia.signIn}>{t('action.signIn')}</ButtonLink>
      <RegisterLink />
      <AskButton topic="comerzia" variant="secondary">
        {t('action.ask')}
      </AskButton>
    </>
  );
}
