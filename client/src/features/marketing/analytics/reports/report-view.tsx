import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { marketingReportsApi } from '@shared/marketing/analytics/endpoints';
import { urlFor } from '@shared/http/params';
import { stepAddress } from '@shared/marketing/steps';
import { dayIn } from '@shared/time/zone';
import { errorText } from '@/lib/api/api-client';
import { isNotFound } from '@/lib/api/refusals';
import { downloadFile } from '@/lib/api/save-file';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { ChartCard } from '../charts/asked-card';
import { BreakdownCharts } from '../charts/breakdown-charts';
import { FunnelChart } from '../charts/funnel-chart';
import { KeyFigures } from '../charts/key-figures';
import { TimelineChart } from '../charts/timeline-chart';
import { type Report, reportOf } from '../reads';
import { useWords } from '../use-words';

/** A report that the address names. */
export function ReportView({ companyId, id }: { companyId: number; id: number }) {
  const { t } = useWords();
  const { data: report, error, refetch } = useQuery(reportOf(id));
  const isMissing = isNotFound(error) || (report && report.marketingCompanyId !== companyId);
  const back = (
    <ButtonLink variant="secondary" icon={portalIcons.back} to={stepAddress(companyId, 'analytics')}>
      {t('report.back')}
    </ButtonLink>
  );
  if (report && !isMissing) return <WholeReport report={report} back={back} />;
  return (
    <>
      <PageHeading title={t('report.title')} actions={back} />
      {isMissing && <Alert tone="danger">{t('report.missing')}</Alert>}
      {!isMissing && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && <Skeleton className="h-96" />}
    </>
  );
}

function WholeReport({ report, back }: { report: Report; back: ReactNode }) {
  const { t, day } = useWords();
  const { title, summary, recommendations, data } = report;
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <>
            {back}
            <Downloads report={report} />
          </>
        }
      >
        {t('report.asOf', { day: day(dayIn(new Date(data.asOf), data.zone)) })}
      </PageHeading>
      <div className="@container grid gap-6">
        <p className="max-w-measure">{summary}</p>
        {recommendations.length > 0 && (
          <section aria-label={t('report.recommendations')} className="grid gap-2">
            <h2 className="text-lg font-semibold">{t('report.recommendations')}</h2>
            <ul className="grid max-w-measure list-disc gap-2 pl-5">
              {recommendations.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
        <KeyFigures {...data} />
        <div className="grid gap-6 @4xl:grid-cols-2">
          <ChartCard>
            <FunnelChart {...data} />
          </ChartCard>
          <ChartCard>
            <TimelineChart {...data} />
          </ChartCard>
        </div>
        <BreakdownCharts {...data} />
      </div>
    </>
  );
}

function Downloads({ report: { id } }: { report: Report }) {
  const { t } = useWords();
  const saving = useSaving(downloadFile, {
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('report.notSaved'), description: errorText(error) }),
  });
  const files = { page: marketingReportsApi.page, data: marketingReportsApi.data } as const;
  return (['page', 'data'] as const).map((kind) => (
    <Button
      key={kind}
      variant={kind === 'page' ? 'primary' : 'quiet'}
      icon={portalIcons.download}
      disabled={saving.isPending}
      onClick={() => saving.mutate(urlFor(files[kind], { id }))}
    >
      {t(`report.downloads.${kind}`)}
    </Button>
  ));
}
