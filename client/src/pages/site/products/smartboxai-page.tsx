import { StatusEyebrow } from '@/features/site/catalogue/status-eyebrow';
import { AskButton } from '@/features/site/frame/ask-button';
import { RouterTopology } from '@/features/site/product/drawings/router-topology';
import { smartboxaiMarks } from '@/features/site/product/drawings/smartboxai-marks';
import { FactList } from '@/features/site/product/sections/facts';
import { FeatureRows } from '@/features/site/product/sections/feature-rows';
import { ItemCards } from '@/features/site/product/sections/item-cards';
import { ProductPage } from '@/features/site/product/product-page';
import { markedSectionOf, noteOf, sectionOf } from '@/features/site/product/product-texts';
import { Steps } from '@/features/site/product/sections/steps';
import { smartboxaiTexts } from '@/features/site/product/texts/smartboxai';
import { useTexts } from '@/i18n/use-texts';

const facts = ['needs', 'decides', 'trial', 'commitment'] as const;
const steps = ['ask', 'demo', 'trial'] as const;
const audiences = ['own', 'others'] as const;

export function SmartboxaiPage() {
  const t = useTexts(smartboxaiTexts);
  return (
    <ProductPage
      t={t}
      hero={{
        drawing: <RouterTopology />,
        caption: t('figure.caption'),
        facts: (
          <FactList
            facts={facts.map((fact) => ({ name: t(`facts.${fact}.name`), value: t(`facts.${fact}.value`) }))}
          />
        ),
        eyebrow: <StatusEyebrow offering="network-optimiser" subject={t('hero.eyebrow')} />,
        actions: (
          <>
            <AskButton topic="smartboxai">{t('hero.demo')}</AskButton>
            <AskButton topic="smartboxai" variant="secondary">
              {t('hero.sales')}
            </AskButton>
          </>
        ),
      }}
      actions={<AskButton topic="smartboxai">{t('action.trial')}</AskButton>}
      note={noteOf(t, 'trademarks')}
    >
      <FeatureRows {...markedSectionOf(t, 'features', smartboxaiMarks)} />
      <ItemCards {...sectionOf(t, 'audiences', audiences)} />
      <Steps {...sectionOf(t, 'steps', steps)} />
    </ProductPage>
  );
}
