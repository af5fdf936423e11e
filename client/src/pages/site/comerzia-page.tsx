import { useLocation } from 'wouter';
import { Hero } from '@/features/site/hero/hero';
import { CampaignWheel } from '@/features/site/product/drawings/campaign-wheel';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { MarketingFigure } from '@/features/site/product/marketing-figure';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { PointList } from '@/features/site/product/point-list';
import { SoonMark } from '@/features/site/product/soon-mark';
import { Section } from '@/features/site/section';
import { SectionLink } from '@/features/site/frame/section-link';
import { SitePage } from '@/features/site/frame/site-page';
import { comerziaTexts } from '@/features/site/texts/comerzia';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { sitePages } from '@shared/addresses/site';
import { englishAddress } from '@shared/addresses/spanish';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/controls/button-look';
import { ButtonLink } from '@/ui/navigation/link';

const steps = ['analysis', 'campaigns', 'assets', 'publishing', 'capture', 'replies'] as const;
const points = ['point1', 'point2', 'point3'] as const;

/** ComerzIA's product page, also shown at every unknown address of the site. */
export function ComerziaPage() {
  const t = useTexts(comerziaTexts);
  const [path] = useLocation();
  useHead({
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
    noindex: englishAddress(path) !== addressOf(sitePages.comerzia),
  });
  return (
    <SitePage>
      <ComerziaHero />
      <NumberedSteps
        eyebrow={t('steps.eyebrow')}
        title={t('steps.title')}
        lead={t('steps.lead')}
        items={steps.map((key) => ({
          title: t(`steps.items.${key}.title`),
          text: t(`steps.items.${key}.text`),
        }))}
      />
      <ComerziaFit />
      <Section eyebrow={t('figure.eyebrow')} title={t('figure.title')} lead={t('figure.text')}>
        <div className="max-w-xl">
          <MarketingFigure figure={t('figure.value')} label={t('figure.label')} note={t('figure.note')} />
        </div>
      </Section>
      <ComerziaEnd />
    </SitePage>
  );
}

function ComerziaHero() {
  const t = useTexts(comerziaTexts);
  return (
    <Hero
      eyebrow={<SoonMark>{t('hero.soon')}</SoonMark>}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <SectionLink section="contacto" topic="comerzia" className={buttonLook('primary')}>
            {t('hero.ask')}
          </SectionLink>
          <ButtonLink to={addressOf(sitePages.home)} variant="secondary" icon="back">
            {t('hero.home')}
          </ButtonLink>
        </>
      }
      drawing={
        <CampaignWheel
          label={t('hero.drawing')}
          product={t('hero.wheel.product')}
          steps={steps.map((key) => t(`hero.wheel.${key}`))}
        />
      }
    />
  );
}

function ComerziaFit() {
  const t = useTexts(comerziaTexts);
  return (
    <div className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-content lg:grid-cols-2">
        {(['audiences', 'control'] as const).map((part) => (
          <Section
            key={part}
            eyebrow={t(`${part}.eyebrow`)}
            title={t(`${part}.title`)}
            lead={t(`${part}.lead`)}
          >
            <PointList points={points.map((point) => t(`${part}.${point}`))} />
          </Section>
        ))}
      </div>
    </div>
  );
}

function ComerziaEnd() {
  const t = useTexts(comerziaTexts);
  return (
    <>
      <FinalAction
        title={t('action.title')}
        text={t('action.text')}
        actions={
          <>
            <SectionLink section="contacto" topic="comerzia" className={buttonLook('primary')}>
              {t('action.ask')}
            </SectionLink>
            <ButtonLink to={addressOf(sitePages.comercia)} variant="secondary">
              {t('action.portal')}
            </ButtonLink>
            <ButtonLink to={addressOf(sitePages.comerciaLanding)} variant="secondary">
              {t('action.landing')}
            </ButtonLink>
          </>
        }
      />
      <LegalNote title={t('note.title')} texts={[t('note.text')]} />
    </>
  );
}
