import { Hero } from '@/features/site/hero/hero';
import { Audiences } from '@/features/site/product/audiences';
import { RouterTopology } from '@/features/site/product/drawings/router-topology';
import { smartboxaiMarks } from '@/features/site/product/drawings/smartboxai-marks';
import { FeatureCards } from '@/features/site/product/feature-cards';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { SectionLink } from '@/features/site/frame/section-link';
import { SitePage } from '@/features/site/frame/site-page';
import { smartboxaiTexts } from '@/features/site/texts/smartboxai';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { buttonLook } from '@/ui/controls/button-look';

const features = ['overview', 'configuration', 'optimisation'] as const;
const steps = ['ask', 'demo', 'trial'] as const;
const audiences = ['own', 'others'] as const;

export function SmartboxaiPage() {
  const t = useTexts(smartboxaiTexts);
  useHead({
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
  });
  return (
    <SitePage>
      <SmartboxaiHero />
      <FeatureCards
        eyebrow={t('features.eyebrow')}
        title={t('features.title')}
        lead={t('features.lead')}
        items={features.map((key) => ({
          title: t(`features.items.${key}.title`),
          text: t(`features.items.${key}.text`),
          mark: smartboxaiMarks[key],
        }))}
      />
      <Audiences
        eyebrow={t('audiences.eyebrow')}
        title={t('audiences.title')}
        lead={t('audiences.lead')}
        items={audiences.map((key) => ({
          title: t(`audiences.items.${key}.title`),
          text: t(`audiences.items.${key}.text`),
        }))}
      />
      <NumberedSteps
        eyebrow={t('steps.eyebrow')}
        title={t('steps.title')}
        lead={t('steps.lead')}
        items={steps.map((key) => ({
          title: t(`steps.items.${key}.title`),
          text: t(`steps.items.${key}.text`),
        }))}
      />
      <FinalAction
        title={t('action.title')}
        text={t('action.text')}
        actions={
          <SectionLink section="contacto" topic="smartboxai" className={buttonLook('primary')}>
            {t('action.trial')}
          </SectionLink>
        }
      />
      <LegalNote title={t('note.title')} texts={[t('note.trademarks')]} />
    </SitePage>
  );
}

function SmartboxaiHero() {
  const t = useTexts(smartboxaiTexts);
  return (
    <Hero
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <SectionLink section="contacto" topic="smartboxai" className={buttonLook('primary')}>
            {t('hero.demo')}
          </SectionLink>
          <SectionLink section="contacto" topic="smartboxai" className={buttonLook('secondary')}>
            {t('hero.sales')}
          </SectionLink>
        </>
      }
      drawing={
        <RouterTopology
          label={t('hero.drawing')}
          internet={t('hero.internet')}
          router={t('hero.router')}
          attention={t('hero.attention')}
        />
      }
    />
  );
}
