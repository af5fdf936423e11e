import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { toast } from '@/lib/toast';
import { Button } from '../controls/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { MoreButton } from '../navigation/more-button';
import { portalIcons } from '../portal-icons';
import { type Bin, type BinRow, inOneList } from './bin';
import { BinFilter, type Chosen } from './bin-filter';
import { binTexts } from './texts/bin';

interface BinListProps {
  bins: readonly Bin[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** What is in the bins of the portals, last deleted first, each record with its way back. */
export function BinList({ bins, chosen, onChoose }: BinListProps) {
  const t = useTexts(binTexts);
  const shown = bins.filter(({ portal }) => !chosen.portal || portal === chosen.portal);
  const rows = inOneList(shown);
  const failed = shown.flatMap(({ portal, pages: { error, refetch } }) =>
    error ? [{ portal, error, refetch }] : [],
  );
  const isLoading = shown.some((bin) => !bin.rows && !bin.pages.error);
  const isAnyThere = bins.some(({ counts }) => counts?.some(({ count }) => count > 0));
  return (
    <>
      {(chosen.portal || isAnyThere) && <BinFilter bins={bins} chosen={chosen} onChoose={onChoose} />}
      {isLoading && <Skeleton className="h-22 not-first:mt-4" />}
      {failed.map(({ portal, error, refetch }) => (
        <ErrorState key={portal} error={error} onRetry={() => void refetch()} />
      ))}
      {!isLoading && failed.length === 0 && rows.length === 0 && (
        <div className="not-first:mt-4">
          <EmptyState icon={portalIcons.trash} title={t(chosen.kind ? 'emptyKind' : 'empty')} />
        </div>
      )}
      <ul className="divide-y divide-line not-first:mt-4 empty:hidden">
        {!isLoading && rows.map((row) => <BinnedRow key={row.key} row={row} />)}
      </ul>
      <MoreButton pages={morePages(shown)}>{t('more')}</MoreButton>
    </>
  );
}

/** The next pages of all bins as one. */
function morePages(bins: readonly Bin[]) {
  const further = bins.map(({ pages }) => pages).filter(({ hasNextPage }) => hasNextPage);
  return {
    hasNextPage: further.length > 0,
    isFetchingNextPage: further.some(({ isFetchingNextPage }) => isFetchingNextPage),
    fetchNextPage: () => Promise.all(further.map(({ fetchNextPage }) => fetchNextPage())),
  };
}

function BinnedRow({ row }: { row: BinRow }) {
  const t = useTexts(binTexts);
  const { language } = useLanguage();
  const { kind, portal, restore, refresh, deletedAt } = row;
  const name = row.name ?? t('unnamed');
  const restoring = useSaving(restore, {
    onSaved: () => {
      toast({ title: t('restored'), description: name });
      void refresh();
    },
    onFailed: (error) => toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  const date = formatDate(deletedAt, language, { dateStyle: 'medium' });
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-sm text-muted">
          {[kind, portal, t('deleted', { date })].filter(Boolean).join(' · ')}
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
