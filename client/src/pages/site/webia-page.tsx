import { Band } from '@/features/site/layouts/band';
import { Figure } from '@/features/site/layouts/figure';
import { PageIntro } from '@/features/site/page-intro';
import { ItemCards } from '@/features/site/product/item-cards';
import { PageAssembly } from '@/features/site/product/drawings/page-assembly';
import { FeatureRows } from '@/features/site/product/feature-rows';
import { LegalNote } from '@/features/site/product/legal-note';
import { Steps } from '@/features/site/product/steps';
import { SoonMark } from '@/features/site/product/soon-mark';
import { Split } from '@/features/site/layouts/split';
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
      <FeatureRows
        title={t('features.title')}
        lead={t('features.lead')}
        items={features.map(([key, icon]) => ({
          title: t(`features.items.${key}.title`),
          text: t(`features.items.${key}.text`),
          mark: <Icon name={icon} className="size-6" />,
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
      <ItemCards
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
    <PageIntro
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
      figure={
        <Figure caption={t('figure.caption')}>
          <PageAssembly />
        </Figure>
      }
    />
  );
}

function WebiaEnd() {
  const t = useTexts(webiaTexts);
  return (
    <>
      <Split title={t('case.title')}>
        <p className="mb-4 max-w-measure text-lg text-muted">{t('case.text')}</p>
        <ButtonLink to={addressOf(sitePages.huyuProjects)} variant="secondary">
          {t('case.link')}
        </ButtonLink>
      </Split>
      <Band
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
