import { useState } from 'react';
import type { BinCount, BinnedRecord } from '@shared/acts/record';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { toast } from '@/lib/toast';
import { Button } from '../controls/button';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { MoreButton } from '../navigation/more-button';
import { BinKinds } from './bin-kinds';
import { binTexts } from './texts/bin';

type Binned<Entity extends string> = Omit<Wire<BinnedRecord>, 'entity'> & { entity: Entity };

/** What is in the bin, as `usePages` loads it. */
interface BinPages<Entity extends string> {
  data: { pages: { rows: Binned<Entity>[] }[] } | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** A kind of record, with its word for several and for one. */
interface BinKind<Entity extends string> {
  value: Entity;
  label: string;
  one: string;
}

interface BinListProps<Entity extends string> {
  /** The kinds of records that have a bin. */
  kinds: readonly BinKind<Entity>[];
  /** The kind that is shown first; all if it is none of them. */
  first?: string | undefined;
  /** How many records of each kind are there; undefined until that is known. */
  counts: readonly BinCount<Entity>[] | undefined;
  /** A hook that loads what the bin holds of a kind, or of all. */
  useBinned: (kind: Entity | undefined) => BinPages<Entity>;
  restore: (kind: Entity, id: number) => Promise<unknown>;
  /** Fetches again what the screen shows. */
  refresh: () => Promise<unknown>;
}

/** What is in the bin, last deleted first, each record with its way back; a kind and its number narrow it down. */
export function BinList<Entity extends string>(props: BinListProps<Entity>) {
  const { kinds, first, counts, useBinned, restore, refresh } = props;
  const t = useTexts(binTexts);
  const [kind, setKind] = useState(kinds.find(({ value }) => value === first)?.value);
  const pages = useBinned(kind);
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      {(kind || counts?.some(({ count }) => count > 0)) && (
        <BinKinds kinds={kinds} counts={counts} chosen={kind} onChoose={setKind} />
      )}
      {pages.isPending && <Skeleton className="mt-4 h-22" />}
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && (
        <p className="text-muted not-first:mt-4">{t(kind ? 'emptyKind' : 'empty')}</p>
      )}
      <ul className="divide-y divide-line not-first:mt-4 empty:hidden">
        {rows.map((record) => (
          <BinnedRow
            key={`${record.entity} ${record.id}`}
            record={record}
            kind={kinds.find(({ value }) => value === record.entity)?.one}
            restore={() => restore(record.entity, record.id)}
            refresh={refresh}
          />
        ))}
      </ul>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
    </>
  );
}

interface BinnedRowProps {
  record: Binned<string>;
  kind: string | undefined;
  restore: () => Promise<unknown>;
  refresh: () => Promise<unknown>;
}

function BinnedRow({ record, kind, restore, refresh }: BinnedRowProps) {
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
          {kind} · {t('deleted', { date: formatDate(record.deletedAt, language, { dateStyle: 'medium' }) })}
        </span>
      </span>
      <IfMayWrite>
        <Button
          variant="secondary"
          aria-label={t('restoreThis', { name })}
          pending={restoring.isPending}
          onClick={() => restoring.mutate(undefined)}
        >
          {t('restore')}
        </Button>
      </IfMayWrite>
    </li>
  );
}
