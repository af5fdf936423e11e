import { Hero } from '@/features/site/hero';
import { Audiences } from '@/features/site/product/audiences';
import { RouterTopology } from '@/features/site/product/drawings/router-topology';
import { smartboxaiMarks } from '@/features/site/product/drawings/smartboxai-marks';
import { FeatureCards } from '@/features/site/product/feature-cards';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { SectionLink } from '@/features/site/section-link';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { buttonLook } from '@/ui/button-look';

const features = ['overview', 'configuration', 'optimisation'] as const;
const steps = ['ask', 'demo', 'trial'] as const;
const audiences = ['own', 'others'] as const;

export function SmartboxaiPage() {
  const t = useTexts('smartboxai');
  useHead({
    title: t('smartboxai.head.title'),
    description: t('smartboxai.head.description'),
    keywords: t('smartboxai.head.keywords'),
  });
  return (
    <SitePage>
      <SmartboxaiHero />
      <FeatureCards
        eyebrow={t('smartboxai.features.eyebrow')}
        title={t('smartboxai.features.title')}
        lead={t('smartboxai.features.lead')}
        items={features.map((key) => ({
          title: t(`smartboxai.features.items.${key}.title`),
          text: t(`smartboxai.features.items.${key}.text`),
          mark: smartboxaiMarks[key],
        }))}
      />
      <Audiences
        eyebrow={t('smartboxai.audiences.eyebrow')}
        title={t('smartboxai.audiences.title')}
        lead={t('smartboxai.audiences.lead')}
        items={audiences.map((key) => ({
          title: t(`smartboxai.audiences.items.${key}.title`),
          text: t(`smartboxai.audiences.items.${key}.text`),
        }))}
      />
      <NumberedSteps
        eyebrow={t('smartboxai.steps.eyebrow')}
        title={t('smartboxai.steps.title')}
        lead={t('smartboxai.steps.lead')}
        items={steps.map((key) => ({
          title: t(`smartboxai.steps.items.${key}.title`),
          text: t(`smartboxai.steps.items.${key}.text`),
        }))}
      />
      <FinalAction
        title={t('smartboxai.action.title')}
        text={t('smartboxai.action.text')}
        actions={
          <SectionLink section="contacto" topic="smartboxai" className={buttonLook('primary')}>
            {t('smartboxai.action.trial')}
          </SectionLink>
        }
      />
      <LegalNote title={t('smartboxai.note.title')} texts={[t('smartboxai.note.trademarks')]} />
    </SitePage>
  );
}

function SmartboxaiHero() {
  const t = useTexts('smartboxai');
  return (
    <Hero
      eyebrow={t('smartboxai.hero.eyebrow')}
      title={t('smartboxai.hero.title')}
      lead={t('smartboxai.hero.lead')}
      actions={
        <>
          <SectionLink section="contacto" topic="smartboxai" className={buttonLook('primary')}>
            {t('smartboxai.hero.demo')}
          </SectionLink>
          <SectionLink section="contacto" topic="smartboxai" className={buttonLook('secondary')}>
            {t('smartboxai.hero.sales')}
          </SectionLink>
        </>
      }
      drawing={
        <RouterTopology
          label={t('smartboxai.hero.drawing')}
          internet={t('smartboxai.hero.internet')}
          router={t('smartboxai.hero.router')}
          attention={t('smartboxai.hero.attention')}
        />
      }
    />
  );
}
