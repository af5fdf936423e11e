import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { usePages } from '@/lib/lists/use-pages';
import { toast } from '@/lib/toast';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { SelectField } from '@/ui/controls/fields/select-field';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { distinguish, type Pair, pairList, type TwinEntity } from './reads';
import { MoreButton } from '@/ui/navigation/more-button';
import { duplicatesTexts } from './texts/duplicates';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';
import { MergeDialog } from './merge-dialog';
import { DuplicateFacts } from './duplicate-facts';
import { DuplicateReasons } from './duplicate-reasons';

const entities: readonly TwinEntity[] = ['contact', 'company'];

/** Pairs of records that may be the same, of one kind at a time, to merge or to tell apart. */
export function DuplicatesList() {
  const t = useTexts(duplicatesTexts);
  const [entity, setEntity] = useState<TwinEntity>('contact');
  const [merged, setMerged] = useState<readonly number[] | null>(null);
  const pages = usePages(pairList, {}, { entity, limit: 20 });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <SelectField
        label={t('show')}
        value={entity}
        onChange={({ target }) => setEntity(target.value as TwinEntity)}
        choices={entities.map((value) => ({ value, label: t(`entities.${value}`) }))}
      />
      {pages.isPending && <Skeleton className="mt-4 h-22" />}
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && <p className="mt-4 text-muted">{t('empty')}</p>}
      <ul className="mt-4 divide-y divide-line">
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
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const { entity, likelihood, reasons, records } = pair;
  const [one, other] = records.map(({ name }) => name ?? t('unnamed')) as [string, string];
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
    <li className="grid gap-2 py-3">
      <DuplicateReasons likelihood={likelihood} reasons={reasons} />
      <div className="grid gap-3 sm:grid-cols-2">
        {records.map((record) => (
          <DuplicateFacts key={record.id} entity={entity} record={record} />
        ))}
      </div>
      <IfMayWrite>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            className="max-sm:px-3!"
            aria-label={t('mergePair', { one, other })}
            onClick={onMerge}
          >
            {t('merge')}
          </Button>
          <Button
            variant="quiet"
            className="max-sm:px-3!"
            aria-label={t('distinctPair', { one, other })}
            pending={apart.isPending}
            onClick={() => apart.mutate(undefined)}
          >
            {t('distinct')}
          </Button>
        </div>
      </IfMayWrite>
    </li>
  );
}
