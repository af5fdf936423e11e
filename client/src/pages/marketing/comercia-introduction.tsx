import { introductionTexts } from '@/features/marketing/texts/introduction';
import { Band } from '@/features/site/layouts/band';
import { Figure } from '@/features/site/layouts/figure';
import { PageIntro } from '@/features/site/page-intro';
import { Workspace } from '@/features/site/product/drawings/workspace';
import { FeatureRows } from '@/features/site/product/feature-rows';
import { Steps } from '@/features/site/product/steps';
import { SectionLink } from '@/features/site/frame/section-link';
import { SitePage } from '@/features/site/frame/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf, withSearch } from '@shared/http/address';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';
import { ButtonLink } from '@/ui/navigation/link';

const features = [
  ['marketing', 'pencil'],
  ['sales', 'settings'],
  ['leads', 'user'],
  ['campaigns', 'envelope'],
] as const;
const sections = ['product', 'campaigns', 'assets', 'publishing', 'leads', 'replies'] as const;
const steps = ['analysis', 'campaigns', 'assets', 'publishing', 'capture', 'replies'] as const;

/** Introduces the marketing portal to signed-out visitors. */
export function ComerciaIntroduction() {
  const t = useTexts(introductionTexts);
  useHead({
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
  });
  return (
    <SitePage>
      <IntroductionHero />
      <FeatureRows
        title={t('features.title')}
        lead={t('features.lead')}
        items={features.map(([key, icon]) => ({
          title: t(`features.items.${key}.title`),
          text: t(`features.items.${key}.text`),
          mark: <Icon name={icon} className="size-6" />,
        }))}
      />
      <Steps
        title={t('steps.title')}
        lead={t('steps.lead')}
        items={steps.map((key) => ({
          title: t(`steps.items.${key}.title`),
          text: t(`steps.items.${key}.text`),
        }))}
      />
      <Band
        title={t('action.title')}
        text={t('action.text')}
        actions={
          <>
            <ButtonLink to={portals.comerzia.signIn}>{t('action.signIn')}</ButtonLink>
            <ButtonLink to={withSearch(portals.comerzia.signIn, { tab: 'register' })} variant="secondary">
              {t('action.register')}
            </ButtonLink>
            <SectionLink section="contacto" topic="comerzia" className={buttonLook('secondary')}>
              {t('action.ask')}
            </SectionLink>
          </>
        }
      />
    </SitePage>
  );
}

function IntroductionHero() {
  const t = useTexts(introductionTexts);
  return (
    <PageIntro
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink to={portals.comerzia.signIn}>{t('hero.signIn')}</ButtonLink>
          <ButtonLink to={addressOf(sitePages.comerzia)} variant="secondary">
            {t('hero.product')}
          </ButtonLink>
          <p className="basis-full text-sm text-muted">{t('hero.open')}</p>
        </>
      }
      figure={
        <Figure caption={t('figure.caption')}>
          <Workspace
            sections={sections.map((key) => t(`figure.sections.${key}`))}
            leadsTitle={t('figure.leads')}
          />
        </Figure>
      }
    />
  );
}
