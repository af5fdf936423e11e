import { formatDate, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { usePages } from '@/lib/lists/use-pages';
import { Badge } from '../feedback/badge';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { TextLink } from '../navigation/link';
import { MoreButton } from '../navigation/more-button';
import type { ImportKind, ShownListedImport } from './import-kind';
import { stateTones } from './import-screen';
import { importTexts } from './texts/import';
import { UndoImport } from './undo/undo-import';

interface ImportListProps {
  kind: ImportKind;
  /** Called when a job has begun to take one back. */
  onUndoing: (id: number) => void;
}

/** Earlier imports, the newest first, each with its state, what it did, and its undo. */
export function ImportList({ kind, onUndoing }: ImportListProps) {
  const t = useTexts(importTexts);
  const pages = usePages(kind.endpoints.list, {}, { into: kind.into });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  if (pages.error) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  if (!pages.data) return <Skeleton className="h-22" />;
  if (rows.length === 0) return <p className="text-muted">{t('list.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map((listed) => (
          <ListedImportRow key={listed.id} kind={kind} listed={listed} onUndoing={onUndoing} />
        ))}
      </ul>
      <MoreButton pages={pages}>{t('list.more')}</MoreButton>
    </>
  );
}

const undoable = ['done', 'failed', 'cancelled'];

interface ListedImportRowProps extends ImportListProps {
  listed: ShownListedImport;
}

function ListedImportRow({ kind, listed, onUndoing }: ListedImportRowProps) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const { id, fileName, state, entity, rowCount, counts, act, createdAt } = listed;
  const number = (count: number) => formatNumber(count, language);
  const facts = [
    kind.entities.find(({ value }) => value === entity)?.label,
    formatDate(createdAt, language, { dateStyle: 'medium', timeStyle: 'short' }),
    t('found.rows', { count: rowCount, number: number(rowCount) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <TextLink to={kind.importHref(id)} className="wrap-anywhere">
            {fileName}
          </TextLink>
          <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {counts && (
          <p className="text-sm text-muted">
            {t(state === 'checked' ? 'list.checked' : 'list.counts', {
              create: number(counts.create),
              update: number(counts.update),
              skip: number(counts.skip),
              error: number(counts.error),
            })}
          </p>
        )}
      </div>
      {act && undoable.includes(state) && (
        <UndoImport kind={kind} listed={listed} isInList onUndoing={() => onUndoing(id)} />
      )}
    </li>
  );
}
