import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DayRange } from '@shared/list/periods';
import { figureNames } from '@shared/marketing/analytics/scales';
import { stepAddress } from '@shared/marketing/steps';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../reads';
import { BreakdownBar } from './breakdown-bar';
import { AskedCard } from './charts/asked-card';
import { BreakdownCharts } from './charts/breakdown-charts';
import { breakdownNames } from './charts/breakdown-names';
import { FunnelChart } from './charts/funnel-chart';
import { KeyFigures } from './charts/key-figures';
import { TimelineChart } from './charts/timeline-chart';
import { AnalyticsPeriod } from './period-bar';
import { breakdownsOf, funnelOf, reportsOf, timelineOf } from './reads';
import { MailSwitch } from './reports/mail-switch';
import { MakeReport } from './reports/make-report';
import { ReportList } from './reports/report-list';
import { ReportView } from './reports/report-view';
import { type AnalyticsState, useAnalyticsState } from './use-analytics-state';
import { useWords } from './use-words';

/** The figures of a company and its reports, or the report that the address names. */
export function AnalyticsScreen({ company }: { company: ListedCompany }) {
  const [openedAt] = useState(() => new Date());
  const state = useAnalyticsState(company.timezone, openedAt);
  const { reportId } = state;
  if (reportId !== undefined) return <ReportView key={reportId} companyId={company.id} id={reportId} />;
  return <Figures company={company} state={state} />;
}

interface FiguresProps {
  company: ListedCompany;
  state: AnalyticsState;
}

function Figures({ company: { id }, state }: FiguresProps) {
  const { t } = useWords();
  const { today, range, change, isUsual } = state;
  const { data, error, refetch } = useQuery(reportsOf(id));
  const funnel = useQuery({ ...funnelOf(id, range ?? { from: today, to: today }), enabled: !!range });
  const isNothing =
    isUsual &&
    data?.reports.length === 0 &&
    funnel.data &&
    figureNames.every((name) => funnel.data.now[name] + funnel.data.before[name] === 0);
  return (
    <>
      <PageHeading
        isNamed
        title={t('title')}
        tools={!isNothing && <AnalyticsPeriod state={state} />}
        actions={
          data && (
            <IfMayWrite>
              <MakeReport
                companyId={id}
                today={today}
                reports={data.reports}
                onMade={(report) => change({ report: String(report) })}
              />
            </IfMayWrite>
          )
        }
      />
      {isNothing && <NothingYet companyId={id} />}
      {range && !isNothing && <Charts companyId={id} state={state} range={range} />}
      <div className="mt-6">
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <ReportList companyId={id} reports={data.reports}>
            <MailSwitch companyId={id} mails={data} />
          </ReportList>
        )}
      </div>
    </>
  );
}

function NothingYet({ companyId }: { companyId: number }) {
  const { t } = useWords();
  return (
    <EmptyState
      icon={portalIcons.chart}
      title={t('empty.title')}
      action={<ButtonLink to={stepAddress(companyId, 'publishing')}>{t('empty.publish')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

interface ChartsProps {
  companyId: number;
  state: AnalyticsState;
  range: DayRange;
}

function Charts({ companyId, state, range }: ChartsProps) {
  const { t, day } = useWords();
  const funnel = useQuery(funnelOf(companyId, range));
  const timeline = useQuery(timelineOf(companyId, range));
  const breakdowns = useQuery(breakdownsOf(companyId, range, state.state.touch));
  const { data, error, refetch } = breakdowns;
  // Without a page there is nothing to choose.
  const offered = breakdownNames.filter((name) => name !== 'pages' || data?.pages.length !== 0);
  const by = offered.find((name) => name === state.state.by) ?? 'campaigns';
  return (
    <div className="@container grid gap-6">
      {funnel.data && <KeyFigures {...funnel.data} />}
      {!funnel.data && !funnel.error && <Skeleton className="h-56" />}
      <div className="grid gap-6 @4xl:grid-cols-2">
        <AskedCard title={t('funnel.title')} asked={funnel}>
          {(figures) => <FunnelChart companyId={companyId} {...figures} />}
        </AskedCard>
        <AskedCard title={t('timeline.title')} asked={timeline}>
          {(figures) => <TimelineChart {...figures} />}
        </AskedCard>
      </div>
      <BreakdownBar state={state} offered={offered} by={by} />
      {data?.summedUntil && (
        <p className="text-sm text-muted">{t('summedUntil', { day: day(data.summedUntil) })}</p>
      )}
      {data && <BreakdownCharts companyId={companyId} {...data} only={by} />}
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-72" />)}
    </div>
  );
}
