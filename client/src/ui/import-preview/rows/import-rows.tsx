import { type RowAction, rowActions } from '@shared/imports/scales';
import type { ImportRow } from '@shared/imports/import';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { usePages } from '@/lib/lists/use-pages';
import { Badge } from '../../feedback/badge';
import { ErrorState } from '../../feedback/error-state';
import { Skeleton } from '../../feedback/skeleton';
import { TextLink } from '../../navigation/link';
import { Tabs } from '../../navigation/tabs';
import { MoreButton } from '../../navigation/more-button';
import type { ImportKind, ShownImport } from '../import-kind';
import { importTexts } from '../texts/import';
import { useColumnName } from '../use-column-name';
import { RowsTable } from './rows-table';

interface ImportRowsProps {
  kind: ImportKind;
  detail: ShownImport;
  /** The rows that are shown; '' for those that matter most. */
  shown: RowAction | '';
  onShown: (action: RowAction) => void;
}

/** The rows of an import by what they do or did, each with its values and the reason why it is left out. */
export function ImportRows({ kind, detail, shown, onShown }: ImportRowsProps) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const { counts, state } = detail;
  if (!counts) return null;
  const words = state === 'checked' ? 'actions' : 'actionsDone';
  const current =
    shown || (counts.error > 0 ? 'error' : (rowActions.find((one) => (counts[one] ?? 0) > 0) ?? 'create'));
  // Only in files that tell a record in several rows.
  const actions = rowActions.filter((one) => one !== 'join' || counts.join);
  return (
    <Tabs
      label={t('rows.tabs')}
      current={current}
      onChange={onShown}
      tabs={actions.map((action) => ({
        name: action,
        label: t(`${words}.${action}`),
        badge: (
          <Badge tone={action === 'error' && counts.error > 0 ? 'danger' : 'neutral'}>
            {formatNumber(counts[action] ?? 0, language)}
          </Badge>
        ),
        content: <RowsDoing key={`${detail.id}-${state}`} kind={kind} detail={detail} action={action} />,
      }))}
    />
  );
}

/** The rows of a phone's cards show so many values. */
const MOST_ON_PHONE = 8;

function RowsDoing({ kind, detail, action }: { kind: ImportKind; detail: ShownImport; action: RowAction }) {
  const t = useTexts(importTexts);
  const nameOf = useColumnName();
  const pages = usePages(kind.endpoints.rows, { id: detail.id }, { action });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const { columns, mapping } = detail;
  const places = [...columns.keys()].filter((place) => mapping.columns[place]?.to !== 'skip');
  const isLeftOut = action === 'skip' || action === 'error';
  const hasNotes = rows.some(
    ({ reason, recordId, makes }) => reason || recordId !== null || makes.length > 0,
  );
  const entity = detail.mapping.entity;
  if (pages.error) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  if (!pages.data) return <Skeleton className="h-64" />;
  if (rows.length === 0) return <p className="text-muted">{t('rows.none')}</p>;
  return (
    <>
      <RowsTable
        caption={t(`actions.${action}`)}
        {...(hasNotes && { noteHeading: t(isLeftOut ? 'rows.why' : 'rows.record') })}
        columns={places.map((place) => nameOf(columns[place] ?? { header: '' }, place))}
        mostOnPhone={MOST_ON_PHONE}
        rows={rows.map((row) => ({
          line: row.line,
          note: <RowNote row={row} isWrong={action === 'error'} kind={kind} entity={entity} />,
          cells: places.map((place) => ({ text: row.cells[place] ?? '' })),
        }))}
      />
      <MoreButton pages={pages}>{t('rows.more')}</MoreButton>
    </>
  );
}

interface RowNoteProps {
  row: ImportRow;
  isWrong: boolean;
  kind: ImportKind;
  entity: string;
}

function RowNote({ row: { line, reason, recordId, makes }, isWrong, kind, entity }: RowNoteProps) {
  const t = useTexts(importTexts);
  return (
    <div className="grid gap-0.5">
      {reason && <p className={isWrong ? 'font-medium text-danger' : undefined}>{reason}</p>}
      {makes.length > 0 && (
        <p className="text-muted">{t('rows.makes', { names: makes.map(({ name }) => name).join(', ') })}</p>
      )}
      {recordId !== null && !isWrong && (
        <p>
          <TextLink to={kind.recordHref(entity, recordId)} aria-label={t('rows.openRow', { line })}>
            {t('rows.open')}
          </TextLink>
        </p>
      )}
    </div>
  );
}
