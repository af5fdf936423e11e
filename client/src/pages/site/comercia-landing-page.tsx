import { Hero } from '@/features/site/hero';
import { Audiences } from '@/features/site/product/audiences';
import { BackLink } from '@/features/site/product/back-link';
import { LandingAnatomy } from '@/features/site/product/drawings/landing-anatomy';
import { FeatureCards } from '@/features/site/product/feature-cards';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { SectionAnchor } from '@/features/site/product/section-anchor';
import { SoonMark } from '@/features/site/product/soon-mark';
import { useNamedSection } from '@/features/site/sections';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { ButtonLink } from '@/ui/link';

const parts = ['attention', 'interest', 'desire', 'action'] as const;
const steps = ['click', 'form', 'confirm', 'reply'] as const;
const ways = ['campaign', 'website'] as const;

/** The page to which a campaign of ComerzIA leads, as a case. */
export function ComerciaLandingPage() {
  const t = useTexts('landing');
  useHead({
    title: t('landing.head.title'),
    description: t('landing.head.description'),
    keywords: t('landing.head.keywords'),
  });
  useNamedSection();
  return (
    <SitePage>
      <LandingHero />
      <FeatureCards
        id="parts"
        eyebrow={t('landing.features.eyebrow')}
        title={t('landing.features.title')}
        lead={t('landing.features.lead')}
        items={parts.map((key) => ({
          title: t(`landing.features.items.${key}.title`),
          text: t(`landing.features.items.${key}.text`),
          mark: (
            <span aria-hidden className="text-xl font-bold">
              {t(`landing.features.items.${key}.title`).slice(0, 1)}
            </span>
          ),
        }))}
      />
      <div className="border-t border-line">
        <NumberedSteps
          eyebrow={t('landing.steps.eyebrow')}
          title={t('landing.steps.title')}
          lead={t('landing.steps.lead')}
          items={steps.map((key) => ({
            title: t(`landing.steps.items.${key}.title`),
            text: t(`landing.steps.items.${key}.text`),
          }))}
        />
      </div>
      <Audiences
        eyebrow={t('landing.ways.eyebrow')}
        title={t('landing.ways.title')}
        lead={t('landing.ways.lead')}
        items={ways.map((key) => ({
          title: t(`landing.ways.items.${key}.title`),
          text: t(`landing.ways.items.${key}.text`),
        }))}
      />
      <FinalAction
        title={t('landing.action.title')}
        text={t('landing.action.text')}
        actions={
          <>
            <ButtonLink to={addressOf(sitePages.comercia)}>{t('landing.action.portal')}</ButtonLink>
            <ButtonLink to={addressOf(sitePages.webia)} variant="secondary">
              {t('landing.action.webia')}
            </ButtonLink>
          </>
        }
      />
      <LegalNote title={t('landing.note.title')} texts={[t('landing.note.text')]} />
    </SitePage>
  );
}

function LandingHero() {
  const t = useTexts('landing');
  return (
    <Hero
      back={<BackLink to={addressOf(sitePages.home)}>{t('landing.hero.home')}</BackLink>}
      eyebrow={
        <p className="flex flex-wrap items-center gap-3">
          <SoonMark>{t('landing.hero.soon')}</SoonMark>
          {t('landing.hero.eyebrow')}
        </p>
      }
      title={t('landing.hero.title')}
      lead={t('landing.hero.lead')}
      actions={
        <>
          <ButtonLink to={addressOf(sitePages.comercia)}>{t('landing.action.portal')}</ButtonLink>
          <SectionAnchor section="parts">{t('landing.hero.parts')}</SectionAnchor>
        </>
      }
      drawing={
        <LandingAnatomy
          label={t('landing.hero.drawing')}
          parts={parts.map((key) => t(`landing.features.items.${key}.title`))}
        />
      }
    />
  );
}
