import { AskButton } from '@/features/site/frame/ask-button';
import { LeavingLink } from '@/features/site/frame/leaving-link';
import { Split } from '@/features/site/layouts/split';
import { TwoLanguages } from '@/features/site/product/drawings/two-languages';
import { FactList } from '@/features/site/product/sections/facts';
import { FeatureRows } from '@/features/site/product/sections/feature-rows';
import { IconMark } from '@/features/site/product/mark';
import { ProductPage } from '@/features/site/product/product-page';
import { headingOf, markedSectionOf, noteOf } from '@/features/site/product/product-texts';
import { SharedSteps } from '@/features/site/product/sections/shared-steps';
import { huyuProjectsTexts } from '@/features/site/product/texts/huyu-projects';
import { useTexts } from '@/i18n/use-texts';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { site } from '@shared/site';
import { ButtonLink } from '@/ui/navigation/link';

const features = {
  languages: <IconMark name="globe" />,
  form: <IconMark name="envelope" />,
  speed: <IconMark name="bolt" />,
};
const facts = ['client', 'built', 'languages', 'tool'] as const;
const steps = ['content', 'draft', 'review', 'publish'] as const;

/** A case study: the website of a non-profit built with WebIA. */
export function HuyuProjectsPage() {
  const t = useTexts(huyuProjectsTexts);
  const website = site.huyuProjects;
  const host = website ? new URL(website).host : '';
  return (
    <ProductPage
      t={t}
      hero={{
        drawing: <TwoLanguages host={host} />,
        caption: t('hero.caption'),
        eyebrow: t('hero.eyebrow'),
        facts: (
          <FactList
            facts={facts.map((fact) => ({ name: t(`facts.${fact}.name`), value: t(`facts.${fact}.value`) }))}
          />
        ),
        actions: (
          <>
            {website && (
              <LeavingLink href={website} note={t('hero.leaves', { name: site.name, host })}>
                {t('hero.visit')}
              </LeavingLink>
            )}
            <AskButton topic="webia" variant={website ? 'secondary' : 'primary'}>
              {t('hero.ask')}
            </AskButton>
            <ButtonLink to={addressOf(sitePages.webia)} variant="secondary">
              {t('hero.webia')}
            </ButtonLink>
          </>
        ),
      }}
      actions={
        <>
          <AskButton topic="webia">{t('action.ask')}</AskButton>
          <ButtonLink to={addressOf(sitePages.webia)} variant="secondary">
            {t('action.webia')}
          </ButtonLink>
        </>
      }
      note={website ? noteOf(t, 'honest', 'text') : noteOf(t, 'honest')}
    >
      <FeatureRows as={Split} {...markedSectionOf(t, 'features', features)} />
      <HuyuSteps />
    </ProductPage>
  );
}

/** How the site was made, and who does what when the next one is. */
function HuyuSteps() {
  const t = useTexts(huyuProjectsTexts);
  return (
    <SharedSteps
      {...headingOf(t, 'steps')}
      columns={{ step: t('steps.step'), you: t('steps.you'), us: t('steps.us') }}
      items={steps.map((step) => ({
        title: t(`steps.items.${step}.title`),
        text: t(`steps.items.${step}.text`),
        you: t(`steps.items.${step}.you`),
        us: t(`steps.items.${step}.us`),
      }))}
    />
  );
}
