import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadAnalytics } from '@shared/leads/analytics/endpoints';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { sectionsTexts } from '../texts/sections';
import { ActivityChart } from './charts/activity-chart';
import { othersIn } from './changes';
import { ClosedChart } from './charts/closed-chart';
import { ForecastChart } from './charts/forecast-chart';
import { FunnelChart } from './charts/funnel-chart';
import { KeyFigures } from './key-figures';
import { LostReasonsChart } from './charts/lost-reasons-chart';
import { PipelineChart } from './charts/pipeline-chart';
import { sectionAt } from '../addresses';
import { ScopeBar } from './scope/scope-bar';
import { SourcesChart } from './charts/sources-chart';
import { type Scope, type ScopeState, useScope } from './scope/use-scope';

/** The section of analytics: what was won, what is to come, and where it comes from and gets lost. */
export function AnalyticsPanel() {
  const t = useTexts(sectionsTexts);
  const counted = useQuery({ ...query(leadOpportunities.count, {}), staleTime: 0 });
  return (
    <>
      <PageHeading title={t('sections.analytics.label')} />
      {counted.data && (counted.data.count > 0 ? <Figures /> : <Nothing />)}
      {!counted.data && counted.error && (
        <ErrorState error={counted.error} onRetry={() => void counted.refetch()} />
      )}
      {!counted.data && !counted.error && <Skeleton className="h-96" />}
    </>
  );
}

function Nothing() {
  const t = useTexts(sectionsTexts);
  return (
    <EmptyState
      icon={portalIcons.chart}
      title={t('sections.analytics.empty')}
      action={
        <ButtonLink to={sectionAt('opportunities')} icon={portalIcons.plus}>
          {t('sections.opportunities.addFirst')}
        </ButtonLink>
      }
    >
      <p>{t('sections.analytics.text')}</p>
    </EmptyState>
  );
}

function Figures() {
  const [openedAt] = useState(() => new Date());
  const chosen = useScope(openedAt);
  return (
    <>
      <ScopeBar scope={chosen} accountCurrency={useAccountCurrency(chosen)} />
      {chosen.scope && <Charts scope={chosen.scope} />}
    </>
  );
}

/** The account's currency where some opportunities have another one, or another one was chosen. */
function useAccountCurrency({ state, scope }: ScopeState): string | undefined {
  const currency = scope?.currency;
  const open = useQuery({ ...query(leadAnalytics.pipeline, {}, { currency }), staleTime: 0 }).data;
  const closed = useQuery({
    ...query(leadAnalytics.velocity, {}, { ...scope?.range, currency }),
    staleTime: 0,
    enabled: scope !== undefined,
  }).data;
  const others = othersIn([...(open?.stages ?? []), ...(closed ? [closed.won, closed.lost] : [])]);
  return others > 0 || state.currency ? (open?.currency ?? state.currency) : undefined;
}

const Charts = ({ scope }: { scope: Scope }) => (
  <div className="@container grid gap-6">
    <KeyFigures scope={scope} />
    {/* Charts of about the same height stand beside each other. */}
    <div className="grid gap-6 @4xl:grid-cols-2">
      <PipelineChart scope={scope} />
      <ForecastChart scope={scope} />
      <FunnelChart scope={scope} />
      <SourcesChart scope={scope} />
      <ClosedChart scope={scope} />
      <LostReasonsChart scope={scope} />
      <div className="min-w-0 @4xl:col-span-2">
        <ActivityChart scope={scope} />
      </div>
    </div>
  </div>
);
