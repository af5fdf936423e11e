import { Hero } from '@/features/site/hero';
import { LeavingLink } from '@/features/site/leaving-link';
import { TwoLanguages } from '@/features/site/product/drawings/two-languages';
import { FeatureCards } from '@/features/site/product/feature-cards';
import { FinalAction } from '@/features/site/product/final-action';
import { LegalNote } from '@/features/site/product/legal-note';
import { NumberedSteps } from '@/features/site/product/numbered-steps';
import { SectionLink } from '@/features/site/section-link';
import { SitePage } from '@/features/site/site-page';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { site } from '@shared/site';
import { buttonLook } from '@/ui/button-look';
import { Icon } from '@/ui/icons';
import { ButtonLink } from '@/ui/link';

const features = [
  ['languages', 'globe'],
  ['form', 'envelope'],
  ['speed', 'bolt'],
] as const;
const steps = ['content', 'draft', 'review', 'publish'] as const;

/** The website of a non-profit that was built with WebIA: what was made, and how. */
export function HuyuProjectsPage() {
  const t = useTexts('huyu');
  useHead({
    title: t('huyu.head.title'),
    description: t('huyu.head.description'),
    keywords: t('huyu.head.keywords'),
  });
  return (
    <SitePage>
      <HuyuHero />
      <FeatureCards
        eyebrow={t('huyu.features.eyebrow')}
        title={t('huyu.features.title')}
        lead={t('huyu.features.lead')}
        items={features.map(([key, icon]) => ({
          title: t(`huyu.features.items.${key}.title`),
          text: t(`huyu.features.items.${key}.text`),
          mark: <Icon name={icon} className="size-6" />,
        }))}
      />
      <div className="border-t border-line">
        <NumberedSteps
          eyebrow={t('huyu.steps.eyebrow')}
          title={t('huyu.steps.title')}
          lead={t('huyu.steps.lead')}
          items={steps.map((key) => ({
            title: t(`huyu.steps.items.${key}.title`),
            text: t(`huyu.steps.items.${key}.text`),
          }))}
        />
      </div>
      <FinalAction
        title={t('huyu.action.title')}
        text={t('huyu.action.text')}
        actions={
          <>
            <SectionLink section="contacto" topic="webia" className={buttonLook('primary')}>
              {t('huyu.action.ask')}
            </SectionLink>
            <ButtonLink to={addressOf(sitePages.webia)} variant="secondary">
              {t('huyu.action.webia')}
            </ButtonLink>
          </>
        }
      />
      <LegalNote title={t('huyu.note.title')} texts={[t('huyu.note.text')]} />
    </SitePage>
  );
}

function HuyuHero() {
  const t = useTexts('huyu');
  const { host } = new URL(site.huyuProjects);
  return (
    <Hero
      eyebrow={t('huyu.hero.eyebrow')}
      title={t('huyu.hero.title')}
      lead={t('huyu.hero.lead')}
      actions={
        <>
          <LeavingLink href={site.huyuProjects} note={t('huyu.hero.leaves', { name: site.name, host })}>
            {t('huyu.hero.visit')}
          </LeavingLink>
          <ButtonLink to={addressOf(sitePages.webia)} variant="secondary">
            {t('huyu.hero.webia')}
          </ButtonLink>
        </>
      }
      drawing={<TwoLanguages label={t('huyu.hero.drawing')} />}
    />
  );
}
