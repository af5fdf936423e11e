import { Band } from '@/features/site/layouts/band';
import { Figure } from '@/features/site/layouts/figure';
import { PageIntro } from '@/features/site/page-intro';
import { LeavingLink } from '@/features/site/frame/leaving-link';
import { TwoLanguages } from '@/features/site/product/drawings/two-languages';
import { FeatureRows } from '@/features/site/product/feature-rows';
import { LegalNote } from '@/features/site/product/legal-note';
import { Steps } from '@/features/site/product/steps';
import { SectionLink } from '@/features/site/frame/section-link';
import { SitePage } from '@/features/site/frame/site-page';
import { huyuProjectsTexts } from '@/features/site/texts/huyu-projects';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { site } from '@shared/site';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';
import { ButtonLink } from '@/ui/navigation/link';

const features = [
  ['languages', 'globe'],
  ['form', 'envelope'],
  ['speed', 'bolt'],
] as const;
const steps = ['content', 'draft', 'review', 'publish'] as const;

/** A case study: the website of a non-profit built with WebIA. */
export function HuyuProjectsPage() {
  const t = useTexts(huyuProjectsTexts);
  useHead({
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
  });
  return (
    <SitePage>
      <HuyuHero />
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
      <Band
        title={t('action.title')}
        text={t('action.text')}
        actions={
          <>
            <SectionLink section="contacto" topic="webia" className={buttonLook('primary')}>
              {t('action.ask')}
            </SectionLink>
            <ButtonLink to={addressOf(sitePages.webia)} variant="secondary">
              {t('action.webia')}
            </ButtonLink>
          </>
        }
      />
      <LegalNote title={t('note.title')} texts={[t('note.text')]} />
    </SitePage>
  );
}

function HuyuHero() {
  const t = useTexts(huyuProjectsTexts);
  const { host } = new URL(site.huyuProjects);
  return (
    <PageIntro
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <LeavingLink href={site.huyuProjects} note={t('hero.leaves', { name: site.name, host })}>
            {t('hero.visit')}
          </LeavingLink>
          <ButtonLink to={addressOf(sitePages.webia)} variant="secondary">
            {t('hero.webia')}
          </ButtonLink>
        </>
      }
      figure={
        <Figure caption={t('hero.caption')}>
          <TwoLanguages host={host} />
        </Figure>
      }
    />
  );
}
