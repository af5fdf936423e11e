import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { Band } from '@/features/site/layouts/band';
import { Figure } from '@/features/site/layouts/figure';
import { PageIntro } from '@/features/site/page-intro';
import { CampaignWheel } from '@/features/site/product/drawings/campaign-wheel';
import { LegalNote } from '@/features/site/product/legal-note';
import { MarketingFigure } from '@/features/site/product/marketing-figure';
import { Steps } from '@/features/site/product/steps';
import { PointList } from '@/features/site/product/point-list';
import { SoonMark } from '@/features/site/product/soon-mark';
import { SectionFrame, SectionHeading } from '@/features/site/layouts/section';
import { Split } from '@/features/site/layouts/split';
import { SectionLink } from '@/features/site/frame/section-link';
import { SitePage } from '@/features/site/frame/site-page';
import { comerziaTexts } from '@/features/site/texts/comerzia';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { restingPart } from '@/lib/address/resting-part';
import { sitePages } from '@shared/addresses/site';
import { englishAddress } from '@shared/addresses/spanish';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/controls/button-look';
import { ButtonLink, TextLink } from '@/ui/navigation/link';

const CampaignPiece = restingPart(
  async () => (await import('@/features/marketing/demo/campaign-piece')).CampaignPiece,
);

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
      <Steps
        title={t('steps.title')}
        lead={t('steps.lead')}
        items={steps.map((key) => ({
          title: t(`steps.items.${key}.title`),
          text: t(`steps.items.${key}.text`),
        }))}
      />
      <ComerziaFit />
      <Split title={t('figure.title')}>
        <div className="grid items-center gap-8 md:grid-cols-2">
          <MarketingFigure figure={t('figure.value')} label={t('figure.label')} note={t('figure.note')} />
          <p className="text-muted">{t('figure.text')}</p>
        </div>
      </Split>
      <ComerziaEnd />
    </SitePage>
  );
}

function ComerziaHero() {
  const t = useTexts(comerziaTexts);
  const { language } = useLanguage();
  return (
    <PageIntro
      eyebrow={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SoonMark>{t('hero.soon')}</SoonMark>
          <TextLink to={addressOf(sitePages.comercia)} className="text-sm">
            {t('hero.open')}
          </TextLink>
        </div>
      }
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
      figure={
        <Figure caption={t('drawing.caption')}>
          <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-12">
            <CampaignWheel product={t('drawing.product')} steps={steps.map((key) => t(`drawing.${key}`))} />
            <Suspense>
              <CampaignPiece key={language} />
            </Suspense>
          </div>
        </Figure>
      }
    />
  );
}

function ComerziaFit() {
  const t = useTexts(comerziaTexts);
  return (
    <SectionFrame>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {(['audiences', 'control'] as const).map((part) => (
          <div key={part}>
            <SectionHeading title={t(`${part}.title`)} lead={t(`${part}.lead`)} />
            <div className="mt-5">
              <PointList
                points={points.map((point) => t(`${part}.${point}`))}
                troubles={part === 'audiences'}
              />
            </div>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}

function ComerziaEnd() {
  const t = useTexts(comerziaTexts);
  return (
    <>
      <Band
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
