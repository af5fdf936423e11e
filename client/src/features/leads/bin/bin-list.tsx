import { useState } from 'react';
import type { BinnedRecord } from '@shared/acts/record';
import { leadBin } from '@shared/leads/bin/endpoints';
import { type RecordEntity, recordEntities } from '@shared/leads/entities';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { usePages } from '@/lib/lists/use-pages';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { SelectField } from '@/ui/controls/select-field';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { MoreButton } from '@/ui/navigation/more-button';
import { binTexts } from '../texts/bin';
import { useRefreshLeads } from '../use-refresh-leads';

/** What is in the bin, of one kind at a time, each with its way back. */
export function BinList() {
  const t = useTexts(binTexts);
  const [entity, setEntity] = useState<RecordEntity>('contact');
  const pages = usePages(leadBin.list, {}, { entity });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <SelectField
        label={t('show')}
        value={entity}
        onChange={({ target }) => setEntity(target.value as RecordEntity)}
        choices={recordEntities.map((value) => ({ value, label: t(`entities.${value}`) }))}
      />
      {pages.isPending && <Skeleton className="mt-4 h-22" />}
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && <p className="mt-4 text-muted">{t('empty')}</p>}
      <ul className="mt-4 divide-y divide-line">
        {rows.map((record) => (
          <BinnedRow key={record.id} entity={entity} record={record} />
        ))}
      </ul>
      <MoreButton pages={pages}>{t('more')}</MoreButton>
    </>
  );
}

function BinnedRow({ entity, record }: { entity: RecordEntity; record: Wire<BinnedRecord> }) {
  const t = useTexts(binTexts);
  const { language } = useLanguage();
  const refresh = useRefreshLeads();
  const name = record.name ?? t('unnamed');
  const restore = useSaving(() => call(leadBin.restore, {}, { entity, ids: [record.id] }), {
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
        pending={restore.isPending}
        onClick={() => restore.mutate(undefined)}
      >
        {t('restore')}
      </Button>
    </li>
  );
}
