import { Hero } from '@/features/site/hero/hero';
import { LeavingLink } from '@/features/site/frame/leaving-link';
import { TwoLanguages } from '@/features/site/product/drawings/two-languages';
import { FeatureCards } from '@/features/site/product/feature-cards';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
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
      <FinalAction
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
    <Hero
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
      drawing={<TwoLanguages label={t('hero.drawing')} />}
    />
  );
}
