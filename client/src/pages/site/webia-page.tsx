import { Hero } from '@/features/site/hero';
import { Audiences } from '@/features/site/product/audiences';
import { PageAssembly } from '@/features/site/product/drawings/page-assembly';
import { FeatureCards } from '@/features/site/product/feature-cards';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { SoonMark } from '@/features/site/product/soon-mark';
import { Section } from '@/features/site/section';
import { SectionLink } from '@/features/site/section-link';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/button-look';
import { Icon } from '@/ui/icons';
import { ButtonLink } from '@/ui/link';

const features = [
  ['structure', 'document'],
  ['texts', 'pencil'],
  ['languages', 'globe'],
  ['speed', 'bolt'],
  ['forms', 'envelope'],
  ['apps', 'blocks'],
] as const;
const steps = ['tell', 'draft', 'review', 'publish'] as const;
const audiences = ['business', 'nonprofit', 'launch'] as const;
const points = ['point1', 'point2', 'point3'] as const;

/** The web-design product, which is still being made. */
export function WebiaPage() {
  const t = useTexts('webia');
  useHead({
    title: t('webia.head.title'),
    description: t('webia.head.description'),
    keywords: t('webia.head.keywords'),
  });
  return (
    <SitePage>
      <WebiaHero />
      <FeatureCards
        eyebrow={t('webia.features.eyebrow')}
        title={t('webia.features.title')}
        lead={t('webia.features.lead')}
        items={features.map(([key, icon]) => ({
          title: t(`webia.features.items.${key}.title`),
          text: t(`webia.features.items.${key}.text`),
          mark: <Icon name={icon} className="size-6" />,
        }))}
      />
      <div className="border-t border-line">
        <NumberedSteps
          eyebrow={t('webia.steps.eyebrow')}
          title={t('webia.steps.title')}
          lead={t('webia.steps.lead')}
          items={steps.map((key) => ({
            title: t(`webia.steps.items.${key}.title`),
            text: t(`webia.steps.items.${key}.text`),
          }))}
        />
      </div>
      <Audiences
        eyebrow={t('webia.audiences.eyebrow')}
        title={t('webia.audiences.title')}
        lead={t('webia.audiences.lead')}
        items={audiences.map((key) => ({
          title: t(`webia.audiences.items.${key}.title`),
          text: t(`webia.audiences.items.${key}.text`),
          points: points.map((point) => t(`webia.audiences.items.${key}.${point}`)),
        }))}
      />
      <WebiaEnd />
    </SitePage>
  );
}

function WebiaHero() {
  const t = useTexts('webia');
  return (
    <Hero
      eyebrow={
        <p className="flex flex-wrap items-center gap-3">
          <SoonMark>{t('webia.hero.soon')}</SoonMark>
          {t('webia.hero.eyebrow')}
        </p>
      }
      title={t('webia.hero.title')}
      lead={t('webia.hero.lead')}
      actions={
        <>
          <SectionLink section="contacto" topic="webia" className={buttonLook('primary')}>
            {t('webia.hero.ask')}
          </SectionLink>
          <ButtonLink to={addressOf(sitePages.huyuProjects)} variant="secondary">
            {t('webia.hero.case')}
          </ButtonLink>
        </>
      }
      drawing={<PageAssembly label={t('webia.hero.drawing')} />}
    />
  );
}

function WebiaEnd() {
  const t = useTexts('webia');
  return (
    <>
      <Section eyebrow={t('webia.case.eyebrow')} title={t('webia.case.title')} lead={t('webia.case.text')}>
        <ButtonLink to={addressOf(sitePages.huyuProjects)} variant="secondary">
          {t('webia.case.link')}
        </ButtonLink>
      </Section>
      <FinalAction
        title={t('webia.action.title')}
        text={t('webia.action.text')}
        actions={
          <>
            <SectionLink section="contacto" topic="webia" className={buttonLook('primary')}>
              {t('webia.action.ask')}
            </SectionLink>
            <ButtonLink to={addressOf(sitePages.home)} variant="secondary" icon="back">
              {t('webia.action.home')}
            </ButtonLink>
          </>
        }
      />
      <LegalNote title={t('webia.note.title')} texts={[t('webia.note.text')]} />
    </>
  );
}
