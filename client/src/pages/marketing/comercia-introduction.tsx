import { introductionTexts } from '@/features/marketing/texts/introduction';
import { AskButton } from '@/features/site/frame/ask-button';
import { Workspace } from '@/features/site/product/drawings/workspace';
import { Facts } from '@/features/site/product/sections/facts';
import { ProductPage } from '@/features/site/product/product-page';
import { sectionOf } from '@/features/site/product/product-texts';
import { Steps } from '@/features/site/product/sections/steps';
import { useTexts } from '@/i18n/use-texts';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf, withSearch } from '@shared/http/address';
import { ButtonLink, TextLink } from '@/ui/navigation/link';

const sections = ['product', 'campaigns', 'assets', 'publishing', 'leads', 'replies'] as const;
const facts = ['get', 'takes', 'start', 'cost'] as const;
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
            <RegisterButton />
            <ButtonLink to={portals.comerzia.signIn} variant="secondary" className="opens-demo">
              {t('hero.demo')}
            </ButtonLink>
            <ButtonLink to={portals.comerzia.signIn} variant="secondary">
              {t('hero.signIn')}
            </ButtonLink>
          </>
        ),
      }}
      actions={
        <>
          <RegisterButton />
          <AskButton topic="comerzia" variant="secondary">
            {t('action.ask')}
          </AskButton>
          <TextLink to={addressOf(sitePages.comerzia)} className="inline-flex min-h-11 items-center">
            {t('hero.product')}
          </TextLink>
        </>
      }
    >
      <Facts
        facts={facts.map((fact) => ({ name: t(`facts.${fact}.name`), value: t(`facts.${fact}.value`) }))}
      />
      <Steps {...sectionOf(t, 'steps', steps)} />
    </ProductPage>
  );
}

/** The way to an account, where this server makes them. */
function RegisterButton() {
  const t = useTexts(introductionTexts);
  return (
    <ButtonLink to={withSearch(portals.comerzia.signIn, { tab: 'register' })} className="opens-account">
      {t('hero.register')}
    </ButtonLink>
  );
}
