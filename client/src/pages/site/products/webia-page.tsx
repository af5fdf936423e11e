import { AskButton } from '@/features/site/frame/ask-button';
import { Split } from '@/features/site/layouts/split';
import { PageAssembly } from '@/features/site/product/drawings/page-assembly';
import { FeatureRows } from '@/features/site/product/sections/feature-rows';
import { ItemCards } from '@/features/site/product/sections/item-cards';
import { IconMark } from '@/features/site/product/mark';
import { ProductPage } from '@/features/site/product/product-page';
import { markedSectionOf, noteOf, sectionOf, threePoints } from '@/features/site/product/product-texts';
import { StatusEyebrow } from '@/features/site/catalogue/status-eyebrow';
import { Steps } from '@/features/site/product/sections/steps';
import { webiaTexts } from '@/features/site/product/texts/webia';
import { useTexts } from '@/i18n/use-texts';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { ButtonLink } from '@/ui/navigation/link';

const features = {
  structure: <IconMark name="document" />,
  texts: <IconMark name="pencil" />,
  languages: <IconMark name="globe" />,
  speed: <IconMark name="bolt" />,
  forms: <IconMark name="envelope" />,
  apps: <IconMark name="blocks" />,
};
const steps = ['tell', 'draft', 'review', 'publish'] as const;
const audiences = ['business', 'nonprofit', 'launch'] as const;
const caseStudy = addressOf(sitePages.huyuProjects);

/** The product page of web design. */
export function WebiaPage() {
  const t = useTexts(webiaTexts);
  return (
    <ProductPage
      t={t}
      hero={{
        drawing: <PageAssembly />,
        caption: t('figure.caption'),
        eyebrow: <StatusEyebrow offering="web-builder" subject={t('hero.eyebrow')} />,
        actions: (
          <>
            <AskButton topic="webia">{t('hero.ask')}</AskButton>
            <ButtonLink to={caseStudy} variant="secondary">
              {t('hero.case')}
            </ButtonLink>
          </>
        ),
      }}
      actions={<AskButton topic="webia">{t('action.ask')}</AskButton>}
      note={noteOf(t, 'text')}
    >
      <FeatureRows {...markedSectionOf(t, 'features', features)} />
      <Steps {...sectionOf(t, 'steps', steps)} />
      <ItemCards {...sectionOf(t, 'audiences', audiences, threePoints)} />
      <Split title={t('case.title')}>
        <p className="mb-4 max-w-measure text-lg text-muted">{t('case.text')}</p>
        <ButtonLink to={caseStudy} variant="secondary">
          {t('case.link')}
        </ButtonLink>
      </Split>
    </ProductPage>
  );
}
