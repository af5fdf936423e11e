import { Band } from '@/features/site/layouts/band';
import { Figure } from '@/features/site/layouts/figure';
import { PageIntro } from '@/features/site/page-intro';
import { algorithmiaMarks } from '@/features/site/product/drawings/algorithmia-marks';
import { BackTest } from '@/features/site/product/drawings/back-test';
import { FeatureRows } from '@/features/site/product/feature-rows';
import { LegalNote } from '@/features/site/product/legal-note';
import { MarketingFigure } from '@/features/site/product/marketing-figure';
import { NotYetButton } from '@/features/site/product/not-yet-button';
import { Steps } from '@/features/site/product/steps';
import { SectionAnchor } from '@/features/site/product/section-anchor';
import { Specifications } from '@/features/site/product/specifications';
import { Split } from '@/features/site/layouts/split';
import { useNamedSection } from '@/features/site/sections';
import { SitePage } from '@/features/site/frame/site-page';
import { algorithmiaTexts } from '@/features/site/texts/algorithmia';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { ButtonLink } from '@/ui/navigation/link';

const features = ['models', 'backtesting', 'bot', 'charts', 'risk', 'coach'] as const;
const specifications = ['broker', 'encryption', 'activity'] as const;
const threePoints = ['point1', 'point2', 'point3'] as const;

/** The trading platform before its launch: the page has no active function and no registration. */
export function AlgorithmiaPage() {
  const t = useTexts(algorithmiaTexts);
  useHead({
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
  });
  useNamedSection();
  return (
    <SitePage>
      <AlgorithmiaHero />
      <Target />
      <FeatureRows
        id="features"
        title={t('features.title')}
        lead={t('features.lead')}
        items={features.map((key) => ({
          title: t(`features.items.${key}.title`),
          text: t(`features.items.${key}.text`),
          mark: algorithmiaMarks[key],
        }))}
      />
      <Workflow />
      <Band
        title={t('action.title')}
        text={t('action.text')}
        actions={
          <>
            <NotYetButton label={t('action.soon')} reason={t('action.soonReason')} />
            <ButtonLink to={addressOf(sitePages.home)} variant="secondary" icon="back">
              {t('action.home')}
            </ButtonLink>
          </>
        }
      />
      <Specifications
        title={t('specifications.title')}
        lead={t('specifications.lead')}
        items={specifications.map((key) => ({
          title: t(`specifications.items.${key}.title`),
          text: t(`specifications.items.${key}.text`),
        }))}
      />
      <LegalNote
        title={t('note.title')}
        texts={(['losses', 'advice', 'trademark'] as const).map((key) => t(`note.${key}`))}
      />
    </SitePage>
  );
}

function AlgorithmiaHero() {
  const t = useTexts(algorithmiaTexts);
  return (
    <PageIntro
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <NotYetButton label={t('hero.soon')} reason={t('hero.soonReason')} />
          <SectionAnchor section="features">{t('hero.explore')}</SectionAnchor>
        </>
      }
      figure={
        <Figure caption={t('figure.caption')}>
          <BackTest />
        </Figure>
      }
    />
  );
}

function Target() {
  const t = useTexts(algorithmiaTexts);
  return (
    <Split title={t('target.title')}>
      <div className="grid items-center gap-8 md:grid-cols-2">
        <MarketingFigure figure={t('target.figure')} label={t('target.label')} note={t('target.note')} />
        <div className="grid gap-3 text-muted">
          <p>{t('target.results')}</p>
          <p>{t('target.losses')}</p>
          <p>{t('target.capital')}</p>
        </div>
      </div>
    </Split>
  );
}

function Workflow() {
  const t = useTexts(algorithmiaTexts);
  const step = (key: 'onboarding' | 'testing' | 'live') => ({
    title: t(`steps.items.${key}.title`),
    text: t(`steps.items.${key}.text`),
    points: threePoints.map((point) => t(`steps.items.${key}.${point}`)),
  });
  const onboarding = step('onboarding');
  const broker = t('steps.items.onboarding.point4');
  return (
    <Steps
      title={t('steps.title')}
      lead={t('steps.lead')}
      items={[{ ...onboarding, points: [...onboarding.points, broker] }, step('testing'), step('live')]}
    />
  );
}
