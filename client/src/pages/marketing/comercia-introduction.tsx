import { Hero } from '@/features/site/hero';
import { Workspace } from '@/features/site/product/drawings/workspace';
import { FeatureCards } from '@/features/site/product/feature-cards';
import { FinalAction } from '@/features/site/product/final-action';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { SectionLink } from '@/features/site/section-link';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf, withSearch } from '@shared/http/address';
import { buttonLook } from '@/ui/button-look';
import { Icon } from '@/ui/icons';
import { ButtonLink } from '@/ui/link';

const features = [
  ['marketing', 'pencil'],
  ['sales', 'settings'],
  ['leads', 'user'],
  ['campaigns', 'envelope'],
] as const;
const steps = ['analysis', 'campaigns', 'assets', 'publishing', 'capture', 'replies'] as const;

/** What the marketing portal is, for those who are not signed in. */
export function ComerciaIntroduction() {
  const t = useTexts('comercia');
  useHead({
    title: t('comercia.head.title'),
    description: t('comercia.head.description'),
    keywords: t('comercia.head.keywords'),
  });
  return (
    <SitePage>
      <IntroductionHero />
      <FeatureCards
        eyebrow={t('comercia.features.eyebrow')}
        title={t('comercia.features.title')}
        lead={t('comercia.features.lead')}
        items={features.map(([key, icon]) => ({
          title: t(`comercia.features.items.${key}.title`),
          text: t(`comercia.features.items.${key}.text`),
          mark: <Icon name={icon} className="size-6" />,
        }))}
      />
      <div className="border-t border-line">
        <NumberedSteps
          eyebrow={t('comercia.steps.eyebrow')}
          title={t('comercia.steps.title')}
          lead={t('comercia.steps.lead')}
          items={steps.map((key) => ({
            title: t(`comercia.steps.items.${key}.title`),
            text: t(`comercia.steps.items.${key}.text`),
          }))}
        />
      </div>
      <FinalAction
        title={t('comercia.action.title')}
        text={t('comercia.action.text')}
        actions={
          <>
            <ButtonLink to={portals.comerzia.signIn}>{t('comercia.action.signIn')}</ButtonLink>
            <ButtonLink
              to={withSearch(portals.consultia.signIn, { tab: 'register', next: portals.comerzia.home })}
              variant="secondary"
            >
              {t('comercia.action.register')}
            </ButtonLink>
            <SectionLink section="contacto" topic="comerzia" className={buttonLook('secondary')}>
              {t('comercia.action.ask')}
            </SectionLink>
          </>
        }
      />
    </SitePage>
  );
}

function IntroductionHero() {
  const t = useTexts('comercia');
  return (
    <Hero
      eyebrow={t('comercia.hero.eyebrow')}
      title={t('comercia.hero.title')}
      lead={t('comercia.hero.lead')}
      actions={
        <>
          <ButtonLink to={portals.comerzia.signIn}>{t('comercia.hero.signIn')}</ButtonLink>
          <ButtonLink to={addressOf(sitePages.comerzia)} variant="secondary">
            {t('comercia.hero.product')}
          </ButtonLink>
          <p className="basis-full text-sm text-muted">{t('comercia.hero.soon')}</p>
        </>
      }
      drawing={<Workspace label={t('comercia.hero.drawing')} />}
    />
  );
}
