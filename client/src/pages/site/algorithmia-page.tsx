import { Hero } from '@/features/site/hero';
import { algorithmiaMarks } from '@/features/site/product/drawings/algorithmia-marks';
import { BackTest } from '@/features/site/product/drawings/back-test';
import { FeatureCards } from '@/features/site/product/feature-cards';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { MarketingFigure } from '@/features/site/product/marketing-figure';
import { NotYetButton } from '@/features/site/product/not-yet-button';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { SectionAnchor } from '@/features/site/product/section-anchor';
import { Specifications } from '@/features/site/product/specifications';
import { Section } from '@/features/site/section';
import { useNamedSection } from '@/features/site/sections';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { ButtonLink } from '@/ui/link';

const features = ['models', 'backtesting', 'bot', 'charts', 'risk', 'coach'] as const;
const specifications = ['broker', 'encryption', 'activity'] as const;
const threePoints = ['point1', 'point2', 'point3'] as const;

/** The trading platform before its launch: nothing on the page can be used or joined yet. */
export function AlgorithmiaPage() {
  const t = useTexts('algorithmia');
  useHead({
    title: t('algorithmia.head.title'),
    description: t('algorithmia.head.description'),
    keywords: t('algorithmia.head.keywords'),
  });
  useNamedSection();
  return (
    <SitePage>
      <AlgorithmiaHero />
      <Target />
      <div className="border-t border-line">
        <FeatureCards
          id="features"
          eyebrow={t('algorithmia.features.eyebrow')}
          title={t('algorithmia.features.title')}
          lead={t('algorithmia.features.lead')}
          items={features.map((key) => ({
            title: t(`algorithmia.features.items.${key}.title`),
            text: t(`algorithmia.features.items.${key}.text`),
            mark: algorithmiaMarks[key],
          }))}
        />
      </div>
      <Workflow />
      <FinalAction
        title={t('algorithmia.action.title')}
        text={t('algorithmia.action.text')}
        actions={
          <>
            <NotYetButton label={t('algorithmia.action.soon')} reason={t('algorithmia.action.soonReason')} />
            <ButtonLink to={addressOf(sitePages.home)} variant="secondary" icon="back">
              {t('algorithmia.action.home')}
            </ButtonLink>
          </>
        }
      />
      <Specifications
        eyebrow={t('algorithmia.specifications.eyebrow')}
        title={t('algorithmia.specifications.title')}
        lead={t('algorithmia.specifications.lead')}
        items={specifications.map((key) => ({
          title: t(`algorithmia.specifications.items.${key}.title`),
          text: t(`algorithmia.specifications.items.${key}.text`),
        }))}
      />
      <LegalNote
        title={t('algorithmia.note.title')}
        texts={(['losses', 'advice', 'trademark'] as const).map((key) => t(`algorithmia.note.${key}`))}
      />
    </SitePage>
  );
}

function AlgorithmiaHero() {
  const t = useTexts('algorithmia');
  return (
    <Hero
      eyebrow={t('algorithmia.hero.eyebrow')}
      title={t('algorithmia.hero.title')}
      lead={t('algorithmia.hero.lead')}
      actions={
        <>
          <NotYetButton label={t('algorithmia.hero.soon')} reason={t('algorithmia.hero.soonReason')} />
          <SectionAnchor section="features">{t('algorithmia.hero.explore')}</SectionAnchor>
        </>
      }
      drawing={
        <BackTest
          label={t('algorithmia.hero.drawing')}
          balance={t('algorithmia.hero.balance')}
          stop={t('algorithmia.hero.stop')}
          invented={t('algorithmia.hero.invented')}
        />
      }
    />
  );
}

function Target() {
  const t = useTexts('algorithmia');
  return (
    <Section eyebrow={t('algorithmia.target.eyebrow')} title={t('algorithmia.target.title')}>
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <MarketingFigure
          figure={t('algorithmia.target.figure')}
          label={t('algorithmia.target.label')}
          note={t('algorithmia.target.note')}
        />
        <div className="grid max-w-measure gap-4 text-lg text-muted">
          <p>{t('algorithmia.target.results')}</p>
          <p>{t('algorithmia.target.losses')}</p>
          <p>{t('algorithmia.target.capital')}</p>
        </div>
      </div>
    </Section>
  );
}

function Workflow() {
  const t = useTexts('algorithmia');
  const step = (key: 'onboarding' | 'testing' | 'live') => ({
    title: t(`algorithmia.steps.items.${key}.title`),
    text: t(`algorithmia.steps.items.${key}.text`),
    points: threePoints.map((point) => t(`algorithmia.steps.items.${key}.${point}`)),
  });
  const onboarding = step('onboarding');
  const broker = t('algorithmia.steps.items.onboarding.point4');
  return (
    <div className="border-t border-line bg-surface">
      <NumberedSteps
        eyebrow={t('algorithmia.steps.eyebrow')}
        title={t('algorithmia.steps.title')}
        lead={t('algorithmia.steps.lead')}
        items={[{ ...onboarding, points: [...onboarding.points, broker] }, step('testing'), step('live')]}
      />
    </div>
  );
}
