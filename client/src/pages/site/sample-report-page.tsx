import { Suspense } from 'react';
import { Band } from '@/features/site/layouts/band';
import { PageIntro } from '@/features/site/page-intro';
import { SitePage } from '@/features/site/frame/site-page';
import { sampleReportTexts } from '@/features/site/texts/sample-report';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { restingPart } from '@/lib/address/resting-part';
import { portals } from '@shared/addresses/portals';
import { samplePageAddresses, samplePages, samplePdfs } from '@shared/consulting/sample/addresses';
import { buttonLook } from '@/ui/controls/button-look';
import { ButtonLink } from '@/ui/navigation/link';

const SampleReport = restingPart(
  async () => (await import('@/features/consulting/sample/sample-report')).SampleReport,
);

/** The report of the example company, in the frame of the site. */
export function SampleReportPage() {
  const t = useTexts(sampleReportTexts);
  const { language } = useLanguage();
  const pdf = samplePdfs[language];
  useHead({
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
    file: { type: 'application/pdf', path: pdf, title: t('pdf') },
  });
  const waysOn = (
    <>
      <ButtonLink to={`${portals.consultia.signIn}?tab=register`} className="opens-account">
        {t('register')}
      </ButtonLink>
      <ButtonLink to={portals.consultia.signIn} variant="secondary" className="opens-demo">
        {t('demo')}
      </ButtonLink>
      <a href={pdf} type="application/pdf" className={buttonLook('secondary')}>
        {t('pdf')}
      </a>
    </>
  );
  return (
    <SitePage>
      <PageIntro
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        actions={waysOn}
        figure={<PagePictures />}
      />
      <div className="mx-auto max-w-content px-4 py-10 sm:px-6 lg:py-14">
        {/* The footer stays below the screen until the report is there. */}
        <Suspense fallback={<div className="min-h-dvh" />}>
          <SampleReport key={language} />
        </Suspense>
      </div>
      <Band title={t('closing.title')} text={t('closing.text')} actions={waysOn} />
    </SitePage>
  );
}

/** The first pages of the PDF, which lead to it: a row, on a phone two. */
function PagePictures() {
  const t = useTexts(sampleReportTexts);
  const { language } = useLanguage();
  const { width, height } = samplePages;
  return (
    <a
      href={samplePdfs[language]}
      type="application/pdf"
      aria-label={t('pages')}
      className="mx-auto grid max-w-content grid-cols-3 gap-3 px-4 pb-3 sm:grid-cols-6 sm:px-6 lg:gap-5 print:hidden"
    >
      {samplePageAddresses(language).map((address) => (
        <img
          key={address}
          src={address}
          alt=""
          width={width / 2}
          height={height / 2}
          loading="lazy"
          className="h-auto w-full rounded-sm border border-line bg-white shadow-raised"
        />
      ))}
    </a>
  );
}
