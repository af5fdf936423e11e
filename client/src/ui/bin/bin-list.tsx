import { useState } from 'react';
import type { BinnedRecord } from '@shared/acts/record';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '../controls/button';
import { SelectField } from '../controls/fields/select-field';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { MoreButton } from '../navigation/more-button';
import { binTexts } from './texts/bin';

type Binned = Wire<BinnedRecord>;

/** What is in the bin, as `usePages` loads it. */
interface BinPages {
  data: { pages: { rows: Binned[] }[] } | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface BinListProps<Entity extends string> {
  /** The kinds of records that have a bin. */
  kinds: readonly { value: Entity; label: string }[];
  /** The kind that is shown first; the first one if it is none of them. */
  first?: string | undefined;
  /** A hook that loads what the bin holds of a kind. */
  useBinned: (kind: Entity) => BinPages;
  restore: (kind: Entity, id: number) => Promise<unknown>;
  /** Fetches again what the screen shows. */
  refresh: () => Promise<unknown>;
}

/** What is in the bin, of one kind at a time, each with its way back. */
export function BinList<Entity extends string>(props: BinListProps<Entity>) {
  const { kinds, first, useBinned, restore, refresh } = props;
  const t = useTexts(binTexts);
  const [kind, setKind] = useState((kinds.find(({ value }) => value === first) ?? kinds[0])?.value as Entity);
  const pages = useBinned(kind);
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <SelectField
        label={t('show')}
        value={kind}
        onChange={({ target }) => setKind(target.value as Entity)}
        choices={kinds}
      />
      {pages.isPending && <Skeleton className="mt-4 h-22" />}
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && <p className="mt-4 text-muted">{t('empty')}</p>}
      <ul className="mt-4 divide-y divide-line">
        {rows.map((record) => (
          <BinnedRow
            key={record.id}
            record={record}
            restore={() => restore(kind, record.id)}
            refresh={refresh}
          />
        ))}
      </ul>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
    </>
  );
}

interface BinnedRowProps {
  record: Binned;
  restore: () => Promise<unknown>;
  refresh: () => Promise<unknown>;
}

function BinnedRow({ record, restore, refresh }: BinnedRowProps) {
  const t = useTexts(binTexts);
  const { language } = useLanguage();
  const name = record.name ?? t('unnamed');
  const restoring = useSaving(restore, {
    onSaved: () => {
      toast({ title: t('restored'), description: name });
      void refresh();
    },
    onFailed: (error) => toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-sm text-muted">
          {t('deleted', { date: formatDate(record.deletedAt, language, { dateStyle: 'medium' }) })}
        </span>
      </span>
      <Button
        variant="secondary"
        aria-label={t('restoreThis', { name })}
        pending={restoring.isPending}
        onClick={() => restoring.mutate(undefined)}
      >
        {t('restore')}
      </Button>
    </li>
  );
}
