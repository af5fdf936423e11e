import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { usePages } from '@/lib/lists/use-pages';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { distinguish, type Pair, pairCount, pairList, type TwinEntity } from './reads';
import { countedText } from '@/ui/data-table/counted-text';
import { MoreButton } from '@/ui/navigation/more-button';
import { Toggles } from '@/ui/navigation/toggles';
import { duplicatesTexts } from './texts/duplicates';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';
import { MergeDialog } from './merge-dialog';
import { commonOf } from './common';
import { DuplicateFacts, Shared } from './duplicate-facts';
import { DuplicateReasons } from './duplicate-reasons';

const entities: readonly TwinEntity[] = ['contact', 'company'];

/** Pairs of records that may be the same, of one kind at a time, to merge or to tell apart. */
export function DuplicatesList() {
  const t = useTexts(duplicatesTexts);
  const { language } = useLanguage();
  const { data: counts } = useQuery({ ...pairCount(), staleTime: 0 });
  const [entity, setEntity] = useState<TwinEntity>('contact');
  const [merged, setMerged] = useState<readonly number[] | null>(null);
  const pages = usePages(pairList, {}, { entity, limit: 20 });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <Toggles
        label={t('show')}
        options={entities.map((value) => ({
          value,
          label: t(`entities.${value}`),
          badge: counts && <span className="tabular-nums">{countedText(counts[value], language)}</span>,
        }))}
        chosen={entity}
        onChoose={setEntity}
      />
      {pages.isPending && <Skeleton className="mt-4 h-22" />}
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && <p className="mt-4 text-muted">{t('empty')}</p>}
      <ul className="mt-4 grid gap-3 empty:hidden">
        {rows.map((pair) => (
          <PairRow key={pair.id} pair={pair} onMerge={() => setMerged(pair.records.map(({ id }) => id))} />
        ))}
      </ul>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
      <MergeDialog entity={entity} ids={merged} onClose={() => setMerged(null)} />
    </>
  );
}

function PairRow({ pair, onMerge }: { pair: Pair; onMerge: () => void }) {
  const t = useTexts(duplicatesTexts);
  const { language } = useLanguage();
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const { entity, likelihood, reasons, records } = pair;
  const [one, other] = records.map(({ name }) => name ?? t('unnamed')) as [string, string];
  const common = commonOf(records, language);
  const [low, high] = records.map(({ id }) => id) as [number, number];
  const apart = useSaving(() => distinguish(entity, [low, high]), {
    onSaved: ({ act }) => {
      tell(act, { title: t('told'), description: t('pair', { one, other }) });
      void refresh();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('notTold'), description: errorText(error) }),
  });
  return (
    <li className="@container overflow-hidden rounded-card border border-line">
      <div className="flex flex-wrap items-center">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm text-muted wrap-anywhere">
          <DuplicateReasons likelihood={likelihood} reasons={reasons} />
          {common.values.map((value) => (
            <Shared key={value}>{value}</Shared>
          ))}
          {common.city && <span>{common.city}</span>}
        </div>
        <div className="grid basis-full border-t border-line *:border-line @max-lg:*:not-first:border-t @lg:order-last @lg:grid-cols-2 @lg:*:not-first:border-l">
          {records.map((record) => (
            <DuplicateFacts key={record.id} entity={entity} record={record} common={common} />
          ))}
        </div>
        <IfMayWrite>
          <div className="flex flex-wrap gap-2 border-line px-4 py-2 @max-lg:basis-full @max-lg:border-t">
            <Button
              variant="secondary"
              className="max-sm:grow max-sm:px-2! max-sm:text-sm"
              aria-label={t('mergePair', { one, other })}
              onClick={onMerge}
            >
              {t('merge')}
            </Button>
            <Button
              variant="secondary"
              className="max-sm:grow max-sm:px-2! max-sm:text-sm"
              aria-label={t('distinctPair', { one, other })}
              pending={apart.isPending}
              onClick={() => apart.mutate(undefined)}
            >
              {t('distinct')}
            </Button>
          </div>
        </IfMayWrite>
      </div>
    </li>
  );
}
