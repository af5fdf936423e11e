import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shares } from '@shared/consulting/shares/endpoints';
import { urlFor } from '@shared/http/params';
import { site } from '@shared/site';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { ApiError } from '@/lib/api/api-client';
import { useHead } from '@/lib/address/head';
import { storedLanguage } from '@/lib/language';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { query } from '@/lib/api/query-client';
import { Button } from '@/ui/controls/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { Spinner } from '@/ui/controls/spinner';
import { ReportDocument } from '../report/document/report-document';
import { PdfButtons } from './pdf-buttons';
import { reportTexts } from '../report/texts/report';

/** A report for anybody who has its link. */
export function SharedReport({ token }: { token: string }) {
  const t = useTexts(reportTexts);
  const { language, setLanguage } = useLanguage();
  const { data, error, refetch } = useQuery({ ...query(shares.read, { token }), gcTime: 0 });
  const isMissing = error instanceof ApiError && error.status === 404;
  const name = data?.snapshot.company.name;
  useHead({
    title: name ? t('page', { company: name }) : t(isMissing ? 'shared.missing' : 'shared.title'),
    noindex: true,
  });

  // For a reader who never chose a language, the page uses the report's language.
  const reportLanguage = data?.report.language;
  useEffect(() => {
    if (reportLanguage && !storedLanguage()) void setLanguage(reportLanguage);
  }, [reportLanguage, setLanguage]);

  if (isMissing) return <MissingReport />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={t('shared.loading')} />;
  const { report, snapshot, swot, expiresAt } = data;
  return (
    <>
      <PageHeading isLarge title={t('page', { company: snapshot.company.name })}>
        <p>
          {t('made', {
            date: formatDate(report.createdAt, language),
            language: t(`languages.${report.language}`),
          })}
        </p>
        <p className="print:hidden">
          {t('shared.readOnly')}{' '}
          {t('shared.until', {
            date: formatDate(expiresAt, language, { dateStyle: 'long', timeStyle: 'short' }),
          })}
        </p>
      </PageHeading>
      <div className="mb-3 flex flex-wrap gap-2 print:hidden">
        <PdfButtons urlIn={(wanted) => urlFor(shares.pdf, { token }, { language: wanted })} />
        <Button variant="secondary" icon={portalIcons.print} onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <ReportDocument report={report} snapshot={snapshot} swot={swot} />
    </>
  );
}

function MissingReport() {
  const t = useTexts(reportTexts);
  return (
    <div className="grid max-w-measure justify-items-start gap-4">
      <h1 tabIndex={-1} className="text-3xl">
        {t('shared.missing')}
      </h1>
      <p className="text-muted">{t('shared.missingText')}</p>
      <ButtonLink to={addressOf(sitePages.home)} variant="secondary">
        {t('shared.home', { site: site.name })}
      </ButtonLink>
    </div>
  );
}
