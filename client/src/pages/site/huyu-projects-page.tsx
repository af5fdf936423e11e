import { AskButton } from '@/features/site/frame/ask-button';
import { LeavingLink } from '@/features/site/frame/leaving-link';
import { TwoLanguages } from '@/features/site/product/drawings/two-languages';
import { CaseFacts } from '@/features/site/product/sections/case-facts';
import { FeatureRows } from '@/features/site/product/sections/feature-rows';
import { IconMark } from '@/features/site/product/mark';
import { ProductPage } from '@/features/site/product/product-page';
import { markedSectionOf, noteOf, sectionOf } from '@/features/site/product/product-texts';
import { Steps } from '@/features/site/product/sections/steps';
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
      note={website ? noteOf(t, 'text') : undefined}
    >
      <CaseFacts
        facts={facts.map((fact) => ({ name: t(`facts.${fact}.name`), value: t(`facts.${fact}.value`) }))}
      />
      <FeatureRows {...markedSectionOf(t, 'features', features)} />
      <Steps {...sectionOf(t, 'steps', steps)} />
    </ProductPage>
  );
}
