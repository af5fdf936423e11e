import { Band } from '@/features/site/layouts/band';
import { Figure } from '@/features/site/layouts/figure';
import { PageIntro } from '@/features/site/page-intro';
import { ItemCards } from '@/features/site/product/item-cards';
import { BackLink } from '@/features/site/product/back-link';
import { LandingAnatomy } from '@/features/site/product/drawings/landing-anatomy';
import { FeatureRows } from '@/features/site/product/feature-rows';
import { LegalNote } from '@/features/site/product/legal-note';
import { Steps } from '@/features/site/product/steps';
import { SectionAnchor } from '@/features/site/product/section-anchor';
import { SoonMark } from '@/features/site/product/soon-mark';
import { useNamedSection } from '@/features/site/sections';
import { SitePage } from '@/features/site/frame/site-page';
import { comerciaLandingTexts } from '@/features/site/texts/comercia-landing';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { ButtonLink } from '@/ui/navigation/link';

const parts = ['attention', 'interest', 'desire', 'action'] as const;
const steps = ['click', 'form', 'confirm', 'reply'] as const;
const ways = ['campaign', 'website'] as const;

/** A landing page of a ComerzIA campaign, as a case study. */
export function ComerciaLandingPage() {
  const t = useTexts(comerciaLandingTexts);
  useHead({
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
  });
  useNamedSection();
  return (
    <SitePage>
      <LandingHero />
      <FeatureRows
        id="parts"
        title={t('features.title')}
        lead={t('features.lead')}
        items={parts.map((key) => ({
          title: t(`features.items.${key}.title`),
          text: t(`features.items.${key}.text`),
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
      <ItemCards
        title={t('ways.title')}
        lead={t('ways.lead')}
        items={ways.map((key) => ({
          title: t(`ways.items.${key}.title`),
          text: t(`ways.items.${key}.text`),
        }))}
      />
      <Band
        title={t('action.title')}
        text={t('action.text')}
        actions={
          <>
            <ButtonLink to={addressOf(sitePages.comercia)}>{t('action.portal')}</ButtonLink>
            <ButtonLink to={addressOf(sitePages.webia)} variant="secondary">
              {t('action.webia')}
            </ButtonLink>
          </>
        }
      />
      <LegalNote title={t('note.title')} texts={[t('note.text')]} />
    </SitePage>
  );
}

function LandingHero() {
  const t = useTexts(comerciaLandingTexts);
  return (
    <PageIntro
      back={<BackLink to={addressOf(sitePages.home)}>{t('hero.home')}</BackLink>}
      eyebrow={
        <p className="flex flex-wrap items-center gap-3">
          <SoonMark>{t('hero.soon')}</SoonMark>
          {t('hero.eyebrow')}
        </p>
      }
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink to={addressOf(sitePages.comercia)}>{t('action.portal')}</ButtonLink>
          <SectionAnchor section="parts">{t('hero.parts')}</SectionAnchor>
        </>
      }
      figure={
        <Figure caption={t('hero.caption')}>
          <LandingAnatomy parts={parts.map((key) => t(`features.items.${key}.title`))} />
        </Figure>
      }
    />
  );
}
