import { Hero } from '@/features/site/hero/hero';
import { Audiences } from '@/features/site/product/audiences';
import { PageAssembly } from '@/features/site/product/drawings/page-assembly';
import { FeatureCards } from '@/features/site/product/feature-cards';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { SoonMark } from '@/features/site/product/soon-mark';
import { Section } from '@/features/site/section';
import { SectionLink } from '@/features/site/frame/section-link';
import { SitePage } from '@/features/site/frame/site-page';
import { webiaTexts } from '@/features/site/texts/webia';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';
import { ButtonLink } from '@/ui/navigation/link';

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

/** The product page of web design, which is still in development. */
export function WebiaPage() {
  const t = useTexts(webiaTexts);
  useHead({
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
  });
  return (
    <SitePage>
      <WebiaHero />
      <FeatureCards
        eyebrow={t('features.eyebrow')}
        title={t('features.title')}
        lead={t('features.lead')}
        items={features.map(([key, icon]) => ({
          title: t(`features.items.${key}.title`),
          text: t(`features.items.${key}.text`),
          mark: <Icon name={icon} className="size-6" />,
        }))}
      />
      <div className="border-t border-line">
        <NumberedSteps
          eyebrow={t('steps.eyebrow')}
          title={t('steps.title')}
          lead={t('steps.lead')}
          items={steps.map((key) => ({
            title: t(`steps.items.${key}.title`),
            text: t(`steps.items.${key}.text`),
          }))}
        />
      </div>
      <Audiences
        eyebrow={t('audiences.eyebrow')}
        title={t('audiences.title')}
        lead={t('audiences.lead')}
        items={audiences.map((key) => ({
          title: t(`audiences.items.${key}.title`),
          text: t(`audiences.items.${key}.text`),
          points: points.map((point) => t(`audiences.items.${key}.${point}`)),
        }))}
      />
      <WebiaEnd />
    </SitePage>
  );
}

function WebiaHero() {
  const t = useTexts(webiaTexts);
  return (
    <Hero
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
          <SectionLink section="contacto" topic="webia" className={buttonLook('primary')}>
            {t('hero.ask')}
          </SectionLink>
          <ButtonLink to={addressOf(sitePages.huyuProjects)} variant="secondary">
            {t('hero.case')}
          </ButtonLink>
        </>
      }
      drawing={<PageAssembly label={t('hero.drawing')} />}
    />
  );
}

function WebiaEnd() {
  const t = useTexts(webiaTexts);
  return (
    <>
      <Section eyebrow={t('case.eyebrow')} title={t('case.title')} lead={t('case.text')}>
        <ButtonLink to={addressOf(sitePages.huyuProjects)} variant="secondary">
          {t('case.link')}
        </ButtonLink>
      </Section>
      <FinalAction
        title={t('action.title')}
        text={t('action.text')}
        actions={
          <>
            <SectionLink section="contacto" topic="webia" className={buttonLook('primary')}>
              {t('action.ask')}
            </SectionLink>
            <ButtonLink to={addressOf(sitePages.home)} variant="secondary" icon="back">
              {t('action.home')}
            </ButtonLink>
          </>
        }
      />
      <LegalNote title={t('note.title')} texts={[t('note.text')]} />
    </>
  );
}
