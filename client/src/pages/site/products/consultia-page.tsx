import { AskButton } from '@/features/site/frame/ask-button';
import { BackLink } from '@/features/site/product/back-link';
import { consultiaMarks } from '@/features/site/product/drawings/consultia-marks';
import { SavingsPlan } from '@/features/site/product/drawings/savings-plan';
import { ItemCards } from '@/features/site/product/sections/item-cards';
import { ProductPage } from '@/features/site/product/product-page';
import {
  fourPoints,
  headingOf,
  itemOf,
  markedSectionOf,
  noteOf,
  sectionOf,
  threePoints,
} from '@/features/site/product/product-texts';
import { Steps } from '@/features/site/product/sections/steps';
import { productStatuses } from '@/features/site/catalogue/statuses';
import { StatusName } from '@/features/site/catalogue/solution-status';
import { consultiaTexts } from '@/features/site/product/texts/consultia';
import { useTexts } from '@/i18n/use-texts';
import { signInAddress } from '@/lib/session/next-address';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { TextLink } from '@/ui/navigation/link';

const steps = ['connect', 'analysis', 'recommendations', 'monitoring'] as const;

/**
 * The product page for personal finance; its buttons lead to the contact form, not to the consulting portal.
 */
export function ConsultiaPage() {
  const t = useTexts(consultiaTexts);
  return (
    <ProductPage
      t={t}
      hero={{
        drawing: <SavingsPlan />,
        caption: t('figure.caption'),
        back: <BackLink to={addressOf(sitePages.home)}>{t('hero.back')}</BackLink>,
        eyebrow: (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusName status={productStatuses.ConsultIA} />
            {t('hero.eyebrow')}
          </p>
        ),
        actions: <HeroActions />,
      }}
      actions={
        <>
          <AskButton topic="consultia">{t('action.trial')}</AskButton>
          <DemoButton />
        </>
      }
      note={noteOf(t, 'advice', 'estimates')}
    >
      <ItemCards {...markedSectionOf(t, 'features', consultiaMarks, threePoints)} />
      <Steps {...sectionOf(t, 'steps', steps)} />
      <ItemCards
        {...headingOf(t, 'audiences')}
        items={[
          itemOf(t, 'audiences', 'individuals', fourPoints),
          itemOf(t, 'audiences', 'families', threePoints),
        ]}
      />
    </ProductPage>
  );
}

function HeroActions() {
  const t = useTexts(consultiaTexts);
  return (
    <>
      <AskButton topic="consultia">{t('hero.start')}</AskButton>
      <DemoButton />
      <p className="max-w-measure basis-full text-muted">{t('hero.begin')}</p>
      {/* The portal has nearly the same name. */}
      <p className="basis-full text-muted">
        {t('portal.question')}{' '}
        <TextLink to={signInAddress(portals.consultia.signIn, portals.consultia.home)}>
          {t('portal.signIn')}
        </TextLink>
      </p>
    </>
  );
}

function DemoButton() {
  const t = useTexts(consultiaTexts);
  return (
    <AskButton topic="consultia" variant="secondary">
      {t('action.demo')}
    </AskButton>
  );
}
