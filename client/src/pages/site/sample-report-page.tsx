import { Suspense } from 'react';
import { PageIntro } from '@/features/site/page-intro';
import { SitePage } from '@/features/site/frame/site-page';
import { sampleReportTexts } from '@/features/site/texts/sample-report';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { restingPart } from '@/lib/address/resting-part';
import { portals } from '@shared/addresses/portals';
import { samplePdfs } from '@shared/consulting/sample/addresses';
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
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <ButtonLink to={`${portals.consultia.signIn}?tab=register`}>{t('register')}</ButtonLink>
      <a href={pdf} type="application/pdf" className={buttonLook('secondary')}>
        {t('pdf')}
      </a>
    </div>
  );
  return (
    <SitePage>
      <PageIntro eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')}>
        {waysOn}
      </PageIntro>
      <div className="mx-auto max-w-content px-4 py-10 sm:px-6 lg:py-14">
        {/* The footer stays below the screen until the report is there. */}
        <Suspense fallback={<div className="min-h-dvh" />}>
          <SampleReport key={language} />
        </Suspense>
        {waysOn}
      </div>
    </SitePage>
  );
}
