import { Hero } from '@/features/site/hero';
import { Audiences } from '@/features/site/product/audiences';
import { BackLink } from '@/features/site/product/back-link';
import { consultiaMarks } from '@/features/site/product/drawings/consultia-marks';
import { SavingsPlan } from '@/features/site/product/drawings/savings-plan';
import { FeatureCards } from '@/features/site/product/feature-cards';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { SectionAnchor } from '@/features/site/product/section-anchor';
import { SectionLink } from '@/features/site/section-link';
import { useNamedSection } from '@/features/site/sections';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/button-look';

const features = ['savings', 'investment', 'mortgage', 'insurance'] as const;
const steps = ['connect', 'analysis', 'recommendations', 'monitoring'] as const;
const threePoints = ['point1', 'point2', 'point3'] as const;
const fourPoints = [...threePoints, 'point4'] as const;

/** The personal-finance product; its buttons lead to the contact form, not to the consulting portal. */
export function ConsultiaPage() {
  const t = useTexts('consultia');
  useHead({
    title: t('consultia.head.title'),
    description: t('consultia.head.description'),
    keywords: t('consultia.head.keywords'),
  });
  useNamedSection();
  return (
    <SitePage>
      <ConsultiaHero />
      <FeatureCards
        eyebrow={t('consultia.features.eyebrow')}
        title={t('consultia.features.title')}
        lead={t('consultia.features.lead')}
        items={features.map((key) => ({
          title: t(`consultia.features.items.${key}.title`),
          text: t(`consultia.features.items.${key}.text`),
          points: threePoints.map((point) => t(`consultia.features.items.${key}.${point}`)),
          mark: consultiaMarks[key],
        }))}
      />
      <div className="border-t border-line">
        <NumberedSteps
          id="how-it-works"
          eyebrow={t('consultia.steps.eyebrow')}
          title={t('consultia.steps.title')}
          lead={t('consultia.steps.lead')}
          items={steps.map((key) => ({
            title: t(`consultia.steps.items.${key}.title`),
            text: t(`consultia.steps.items.${key}.text`),
          }))}
        />
      </div>
      <ConsultiaAudiences />
      <FinalAction
        title={t('consultia.action.title')}
        text={t('consultia.action.text')}
        actions={
          <>
            <SectionLink section="contacto" topic="consultia" className={buttonLook('primary')}>
              {t('consultia.action.trial')}
            </SectionLink>
            <SectionLink section="contacto" topic="consultia" className={buttonLook('secondary')}>
              {t('consultia.action.demo')}
            </SectionLink>
          </>
        }
      />
      <LegalNote
        title={t('consultia.note.title')}
        texts={[t('consultia.note.advice'), t('consultia.note.estimates')]}
      />
    </SitePage>
  );
}

function ConsultiaHero() {
  const t = useTexts('consultia');
  return (
    <Hero
      back={<BackLink to={addressOf(sitePages.home)}>{t('consultia.hero.back')}</BackLink>}
      eyebrow={t('consultia.hero.eyebrow')}
      title={t('consultia.hero.title')}
      lead={t('consultia.hero.lead')}
      actions={
        <>
          <SectionLink section="contacto" topic="consultia" className={buttonLook('primary')}>
            {t('consultia.hero.start')}
          </SectionLink>
          <SectionAnchor section="how-it-works">{t('consultia.hero.how')}</SectionAnchor>
        </>
      }
      drawing={
        <SavingsPlan
          label={t('consultia.hero.drawing')}
          goal={t('consultia.hero.goal')}
          expense={t('consultia.hero.expense')}
          months={t('consultia.hero.months')}
        />
      }
    />
  );
}

function ConsultiaAudiences() {
  const t = useTexts('consultia');
  return (
    <Audiences
      eyebrow={t('consultia.audiences.eyebrow')}
      title={t('consultia.audiences.title')}
      lead={t('consultia.audiences.lead')}
      items={[
        {
          title: t('consultia.audiences.items.individuals.title'),
          text: t('consultia.audiences.items.individuals.text'),
          points: fourPoints.map((point) => t(`consultia.audiences.items.individuals.${point}`)),
        },
        {
          title: t('consultia.audiences.items.families.title'),
          text: t('consultia.audiences.items.families.text'),
          points: threePoints.map((point) => t(`consultia.audiences.items.families.${point}`)),
        },
      ]}
    />
  );
}
