import { useLocation } from 'wouter';
import { Hero } from '@/features/site/hero';
import { CampaignWheel } from '@/features/site/product/drawings/campaign-wheel';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { MarketingFigure } from '@/features/site/product/marketing-figure';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { PointList } from '@/features/site/product/point-list';
import { SoonMark } from '@/features/site/product/soon-mark';
import { Section } from '@/features/site/section';
import { SectionLink } from '@/features/site/section-link';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { sitePages } from '@shared/addresses/site';
import { englishAddress } from '@shared/addresses/spanish';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/button-look';
import { ButtonLink } from '@/ui/link';

const steps = ['analysis', 'campaigns', 'assets', 'publishing', 'capture', 'replies'] as const;
const points = ['point1', 'point2', 'point3'] as const;

/** ComerzIA's own page, also shown at every unknown address of the site. */
export function ComerziaPage() {
  const t = useTexts('comerzia');
  const [path] = useLocation();
  useHead({
    title: t('comerzia.head.title'),
    description: t('comerzia.head.description'),
    keywords: t('comerzia.head.keywords'),
    noindex: englishAddress(path) !== addressOf(sitePages.comerzia),
  });
  return (
    <SitePage>
      <ComerziaHero />
      <NumberedSteps
        eyebrow={t('comerzia.steps.eyebrow')}
        title={t('comerzia.steps.title')}
        lead={t('comerzia.steps.lead')}
        items={steps.map((key) => ({
          title: t(`comerzia.steps.items.${key}.title`),
          text: t(`comerzia.steps.items.${key}.text`),
        }))}
      />
      <ComerziaFit />
      <Section
        eyebrow={t('comerzia.figure.eyebrow')}
        title={t('comerzia.figure.title')}
        lead={t('comerzia.figure.text')}
      >
        <div className="max-w-xl">
          <MarketingFigure
            figure={t('comerzia.figure.value')}
            label={t('comerzia.figure.label')}
            note={t('comerzia.figure.note')}
          />
        </div>
      </Section>
      <ComerziaEnd />
    </SitePage>
  );
}

function ComerziaHero() {
  const t = useTexts('comerzia');
  return (
    <Hero
      eyebrow={<SoonMark>{t('comerzia.hero.soon')}</SoonMark>}
      title={t('comerzia.hero.title')}
      lead={t('comerzia.hero.lead')}
      actions={
        <>
          <SectionLink section="contacto" topic="comerzia" className={buttonLook('primary')}>
            {t('comerzia.hero.ask')}
          </SectionLink>
          <ButtonLink to={addressOf(sitePages.home)} variant="secondary" icon="back">
            {t('comerzia.hero.home')}
          </ButtonLink>
        </>
      }
      drawing={
        <CampaignWheel
          label={t('comerzia.hero.drawing')}
          product={t('comerzia.hero.wheel.product')}
          steps={steps.map((key) => t(`comerzia.hero.wheel.${key}`))}
        />
      }
    />
  );
}

function ComerziaFit() {
  const t = useTexts('comerzia');
  return (
    <div className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-content lg:grid-cols-2">
        {(['audiences', 'control'] as const).map((part) => (
          <Section
            key={part}
            eyebrow={t(`comerzia.${part}.eyebrow`)}
            title={t(`comerzia.${part}.title`)}
            lead={t(`comerzia.${part}.lead`)}
          >
            <PointList points={points.map((point) => t(`comerzia.${part}.${point}`))} />
          </Section>
        ))}
      </div>
    </div>
  );
}

function ComerziaEnd() {
  const t = useTexts('comerzia');
  return (
    <>
      <FinalAction
        title={t('comerzia.action.title')}
        text={t('comerzia.action.text')}
        actions={
          <>
            <SectionLink section="contacto" topic="comerzia" className={buttonLook('primary')}>
              {t('comerzia.action.ask')}
            </SectionLink>
            <ButtonLink to={addressOf(sitePages.comercia)} variant="secondary">
              {t('comerzia.action.portal')}
            </ButtonLink>
            <ButtonLink to={addressOf(sitePages.comerciaLanding)} variant="secondary">
              {t('comerzia.action.landing')}
            </ButtonLink>
          </>
        }
      />
      <LegalNote title={t('comerzia.note.title')} texts={[t('comerzia.note.text')]} />
    </>
  );
}
