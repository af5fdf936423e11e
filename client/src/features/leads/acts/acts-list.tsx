import { leadActs } from '@shared/leads/acts/endpoints';
import { type ActKind, actKinds } from '@shared/acts/scales';
import { useTexts } from '@/i18n/use-texts';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { usePages } from '@/lib/lists/use-pages';
import { SelectField } from '@/ui/controls/fields/select-field';
import { DayList } from '@/ui/day-list';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { MoreButton } from '@/ui/navigation/more-button';
import { useMembers } from '../assigning/use-members';
import { leadSettingsTexts } from '../settings/texts/settings';
import { ActRow } from './act-row';
import { actRuns } from './act-runs';

const kind = oneOfThese<ActKind | ''>(['', ...actKinds]);

/** What was changed in the last thirty days, newest first, by day, each with the button that takes it back. */
export function ActsList() {
  const t = useTexts(leadSettingsTexts);
  const { state, change } = useListState({ kind, by: anyText });
  const { isShared } = useMembers();
  const by = isShared ? Number(state.by) || undefined : undefined;
  const asked = { ...(state.kind && { kind: state.kind }), ...(by && { by }) };
  const pages = usePages(leadActs.list, {}, { ...asked, limit: 20 }, { keepsRows: true });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <>
      <ActsFilter chosen={state} onChoose={change} />
      {pages.isPending && <Skeleton className="h-22" />}
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && (
        <p className="text-muted">{t(isFiltered ? 'acts.noneFound' : 'acts.none')}</p>
      )}
      <DayList rows={actRuns(rows)}>{(run) => <ActRow key={run.acts[0].id} run={run} />}</DayList>
      <MoreButton pages={pages}>{t('acts.more')}</MoreButton>
    </>
  );
}

interface ActsFilterProps {
  chosen: { kind: ActKind | ''; by: string };
  onChoose: (changed: { kind?: ActKind | ''; by?: string }) => void;
}

/** What undoes others, or cannot be undone, is no kind that anyone looks for. */
const offered = [
  'create',
  'edit',
  'move',
  'bulk',
  'delete',
  'restore',
  'import',
  'merge',
  'mail',
  'capture',
  'enquiry',
] as const satisfies readonly ActKind[];

/** What is shown of the changes; whose, where the account has several members. */
function ActsFilter({ chosen, onChoose }: ActsFilterProps) {
  const t = useTexts(leadSettingsTexts);
  const { isShared, choices } = useMembers();
  return (
    <div className="mb-4 grid gap-2 sm:flex [&_label]:sr-only">
      <SelectField
        label={t('acts.kind')}
        value={chosen.kind}
        choices={[
          { value: '', label: t('acts.anyKind') },
          ...offered.map((value) => ({ value, label: t(`acts.kinds.${value}`) })),
        ]}
        onChange={({ target }) => onChoose({ kind: kind(target.value) })}
      />
      {isShared && (
        <SelectField
          label={t('acts.by')}
          value={chosen.by}
          choices={[{ value: '', label: t('acts.anybody') }, ...choices]}
          onChange={({ target }) => onChoose({ by: target.value })}
        />
      )}
    </div>
  );
}
