import { AskButton } from '@/features/site/frame/ask-button';
import { algorithmiaMarks } from '@/features/site/product/drawings/algorithmia-marks';
import { BackTest } from '@/features/site/product/drawings/back-test';
import { FeatureRows } from '@/features/site/product/sections/feature-rows';
import { HomeLink } from '@/features/site/product/home-link';
import { FigureSection } from '@/features/site/product/marketing-figure';
import { NotYetButton } from '@/features/site/product/not-yet-button';
import { ProductPage } from '@/features/site/product/product-page';
import {
  fourPoints,
  headingOf,
  itemOf,
  markedSectionOf,
  noteOf,
  sectionOf,
  threePoints,
} from '@/features/site/product/product-texts';
import { SectionAnchor } from '@/features/site/product/sections/section-anchor';
import { Specifications } from '@/features/site/product/sections/specifications';
import { Steps } from '@/features/site/product/sections/steps';
import { algorithmiaTexts } from '@/features/site/product/texts/algorithmia';
import { useTexts } from '@/i18n/use-texts';

const specifications = ['broker', 'encryption', 'activity'] as const;

/** The trading platform before its launch: one can ask about it, but neither use it nor sign up for it. */
export function AlgorithmiaPage() {
  const t = useTexts(algorithmiaTexts);
  return (
    <ProductPage
      t={t}
      hero={{
        drawing: <BackTest />,
        caption: t('figure.caption'),
        eyebrow: t('hero.eyebrow'),
        actions: (
          <>
            <AskButton topic="algorithmia">{t('hero.ask')}</AskButton>
            <SectionAnchor section="features">{t('hero.explore')}</SectionAnchor>
            <NotYetButton label={t('hero.soon')} reason={t('hero.soonReason')} />
          </>
        ),
      }}
      actions={
        <>
          <AskButton topic="algorithmia">{t('action.ask')}</AskButton>
          <NotYetButton label={t('action.soon')} reason={t('action.soonReason')} />
          <HomeLink>{t('action.home')}</HomeLink>
        </>
      }
      note={noteOf(t, 'losses', 'advice', 'trademark')}
    >
      <Target />
      <FeatureRows id="features" {...markedSectionOf(t, 'features', algorithmiaMarks)} />
      <Steps
        {...headingOf(t, 'steps')}
        items={[
          itemOf(t, 'steps', 'onboarding', fourPoints),
          itemOf(t, 'steps', 'testing', threePoints),
          itemOf(t, 'steps', 'live', threePoints),
        ]}
      />
      <Specifications {...sectionOf(t, 'specifications', specifications)} />
    </ProductPage>
  );
}

function Target() {
  const t = useTexts(algorithmiaTexts);
  return (
    <FigureSection
      title={t('target.title')}
      figure={t('target.figure')}
      label={t('target.label')}
      note={t('target.note')}
    >
      <div className="grid gap-3 text-muted">
        <p>{t('target.results')}</p>
        <p>{t('target.losses')}</p>
        <p>{t('target.capital')}</p>
      </div>
    </FigureSection>
  );
}
