import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { AskButton } from '@/features/site/frame/ask-button';
import { SectionFrame, SectionHeading } from '@/features/site/layouts/section';
import { BackLink } from '@/features/site/product/back-link';
import { FigureSection } from '@/features/site/product/marketing-figure';
import { PointList } from '@/features/site/product/sections/point-list';
import { ProductPage } from '@/features/site/product/product-page';
import { noteOf, sectionOf, threePoints } from '@/features/site/product/product-texts';
import { SolutionStatus } from '@/features/site/catalogue/solution-status';
import { Steps } from '@/features/site/product/sections/steps';
import { comerziaTexts } from '@/features/site/product/texts/comerzia';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { restingPart } from '@/lib/address/resting-part';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { englishAddress } from '@shared/addresses/spanish';
import { addressOf, withSearch } from '@shared/http/address';
import { ButtonLink, TextLink } from '@/ui/navigation/link';

const CampaignPiece = restingPart(
  async () => (await import('@/features/marketing/demo/campaign-piece')).CampaignPiece,
);

const steps = ['analysis', 'campaigns', 'assets', 'publishing', 'capture', 'replies'] as const;

/** ComerzIA's product page, also shown at every unknown address of the site. */
export function ComerziaPage() {
  const t = useTexts(comerziaTexts);
  const [path] = useLocation();
  return (
    <ProductPage
      t={t}
      noindex={englishAddress(path) !== addressOf(sitePages.comerzia)}
      hero={{
        drawing: <ExampleDrawing />,
        caption: t('drawing.caption'),
        back: <BackLink to={addressOf(sitePages.home)}>{t('hero.home')}</BackLink>,
        eyebrow: (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <SolutionStatus offering="sales-agent" />
          </p>
        ),
        actions: (
          <>
            <RegisterButton />
            <ButtonLink to={portals.comerzia.signIn} variant="secondary" className="opens-demo">
              {t('action.demo')}
            </ButtonLink>
            <p className="max-w-measure basis-full text-muted">{t('hero.open')}</p>
          </>
        ),
      }}
      actions={<ComerziaActions />}
      note={noteOf(t, 'text')}
    >
      <Steps {...sectionOf(t, 'steps', steps)} />
      <ComerziaFit />
      <FigureSection
        title={t('figure.title')}
        figure={t('figure.value')}
        label={t('figure.label')}
        note={t('figure.note')}
      >
        <p className="text-muted">{t('figure.text')}</p>
      </FigureSection>
    </ProductPage>
  );
}

function ExampleDrawing() {
  const { language } = useLanguage();
  return (
    <Suspense>
      <CampaignPiece key={language} />
    </Suspense>
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
                points={threePoints.map((point) => t(`${part}.${point}`))}
                troubles={part === 'audiences'}
              />
            </div>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}

function ComerziaActions() {
  const t = useTexts(comerziaTexts);
  return (
    <>
      <RegisterButton />
      <AskButton topic="comerzia" variant="secondary">
        {t('action.ask')}
      </AskButton>
      <TextLink to={addressOf(sitePages.comerciaLanding)} className="inline-flex min-h-11 items-center">
        {t('action.landing')}
      </TextLink>
    </>
  );
}

/** The way to an account, where this server makes them. */
function RegisterButton() {
  const t = useTexts(comerziaTexts);
  return (
    <ButtonLink to={withSearch(portals.comerzia.signIn, { tab: 'register' })} className="opens-account">
      {t('action.register')}
    </ButtonLink>
  );
}
