import { Band } from '@/features/site/layouts/band';
import { Figure } from '@/features/site/layouts/figure';
import { PageIntro } from '@/features/site/page-intro';
import { ItemCards } from '@/features/site/product/item-cards';
import { RouterTopology } from '@/features/site/product/drawings/router-topology';
import { smartboxaiMarks } from '@/features/site/product/drawings/smartboxai-marks';
import { FeatureRows } from '@/features/site/product/feature-rows';
import { LegalNote } from '@/features/site/product/legal-note';
import { Steps } from '@/features/site/product/steps';
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
      <FeatureRows
        title={t('features.title')}
        lead={t('features.lead')}
        items={features.map((key) => ({
          title: t(`features.items.${key}.title`),
          text: t(`features.items.${key}.text`),
          mark: smartboxaiMarks[key],
        }))}
      />
      <ItemCards
        title={t('audiences.title')}
        lead={t('audiences.lead')}
        items={audiences.map((key) => ({
          title: t(`audiences.items.${key}.title`),
          text: t(`audiences.items.${key}.text`),
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
    <PageIntro
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
      figure={
        <Figure caption={t('figure.caption')}>
          <RouterTopology />
        </Figure>
      }
    />
  );
}
