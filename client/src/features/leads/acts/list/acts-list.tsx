import { leadActs } from '@shared/leads/acts/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { anyText, useListState } from '@/lib/lists/use-list-state';
import { usePages } from '@/lib/lists/use-pages';
import { DayList } from '@/ui/day-list';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { MoreButton } from '@/ui/navigation/more-button';
import { useMembers } from '../../assigning/use-members';
import { ActRow } from './act-row';
import { ActsFilter, kindChoice } from './acts-filter';
import { actRuns } from './act-runs';
import { actsTexts } from './texts/acts';

/** What was changed in the last thirty days, newest first, by day, each with the button that takes it back. */
export function ActsList() {
  const t = useTexts(actsTexts);
  const { state, change } = useListState({ q: anyText, kind: kindChoice, by: anyText });
  const { isShared } = useMembers();
  const by = isShared ? Number(state.by) || undefined : undefined;
  const asked = {
    ...(state.q && { q: state.q }),
    ...(state.kind && { kind: state.kind }),
    ...(by && { by }),
  };
  const pages = usePages(leadActs.list, {}, { ...asked, limit: 20 }, { keepsRows: true });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <>
      <ActsFilter chosen={state} onChoose={change} />
      {pages.isPending && <Skeleton className="h-22" />}
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && (
        <p className="text-muted">{t(isFiltered ? 'noneFound' : 'none')}</p>
      )}
      <DayList rows={actRuns(rows)}>{(run) => <ActRow key={run.acts[0].id} run={run} />}</DayList>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
    </>
  );
}
