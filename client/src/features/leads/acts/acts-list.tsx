import { leadActs } from '@shared/leads/acts/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { usePages } from '@/lib/lists/use-pages';
import { DayList } from '@/ui/day-list';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { MoreButton } from '@/ui/navigation/more-button';
import { leadSettingsTexts } from '../settings/texts/settings';
import { ActRow } from './act-row';
import { actRuns } from './act-runs';

/** What was changed in the last thirty days, newest first, by day, each with the button that takes it back. */
export function ActsList() {
  const t = useTexts(leadSettingsTexts);
  const pages = usePages(leadActs.list, {}, { limit: 20 });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      {pages.isPending && <Skeleton className="h-22" />}
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && <p className="text-muted">{t('acts.none')}</p>}
      <DayList rows={actRuns(rows)}>{(run) => <ActRow key={run.acts[0].id} run={run} />}</DayList>
      <MoreButton pages={pages}>{t('acts.more')}</MoreButton>
    </>
  );
}
