import { sectionOf } from '@shared/leads/entities';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { dialogFoot } from '@/ui/overlays/dialog-foot';
import { LateStart } from '@/ui/overlays/dialog-frame';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { differingFields, mergeRecords, takenRecord, type TwinEntity } from './reads';
import { FieldValue, useFieldName } from '../values/field-value';
import { recordOf, type Rows } from '../records';
import { flatFields } from '../save-changes';
import { duplicatesTexts } from './texts/duplicates';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';
import { ChoiceRow } from './choice-row';
import { MergeResult } from './merge-result';

type Row = Rows['contacts'] | Rows['companies'];

interface MergeFormProps {
  entity: TwinEntity;
  ids: readonly number[];
  onMerged: (kept: number) => void;
}

/** Reads the records as they are now. */
export function MergeForm({ entity, ids, onMerged }: MergeFormProps) {
  const t = useTexts(duplicatesTexts);
  const found = useQueries({
    queries: ids.map((id) => ({ ...recordOf(sectionOf[entity], id), staleTime: 0 })),
  });
  if (found.some(({ error }) => error)) return <Alert tone="danger" title={t('merging.gone')} />;
  const rows = found.flatMap(({ data }) => (data ? [data as Row] : []));
  if (rows.length < ids.length) return <Skeleton className="h-60" />;
  return <Choices entity={entity} rows={rows} onMerged={onMerged} />;
}

/** Which record stays, which values it takes, and what comes of it. */
function Choices({ entity, rows, onMerged }: Omit<MergeFormProps, 'ids'> & { rows: Row[] }) {
  const t = useTexts(duplicatesTexts);
  const { language } = useLanguage();
  const [kept, setKept] = useState(rows[0]?.id as number);
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const section = sectionOf[entity];
  const nameOf = useFieldName(section);
  const ordered = rows.toSorted((left, right) => Number(right.id === kept) - Number(left.id === kept));
  const fields = differingFields(entity, rows).filter((field) => nameOf(field) !== undefined);
  const merge = useMerging(entity, onMerged);
  const save = () =>
    merge.mutate({ entity, records: ordered.map(({ id, version }) => ({ id, version })), chosen });
  const since = ({ createdAt }: Row) =>
    t('since', { date: formatDate(createdAt, language, { dateStyle: 'medium' }) });
  const value = (row: Row, field: string) => (
    <FieldValue section={section} field={field} value={flatFields(row)[field]} row={row} />
  );
  return (
    <Form pending={merge.isPending} onSubmit={save} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <ChoiceRow
        legend={t('merging.kept')}
        name="kept"
        value={kept}
        onChange={setKept}
        options={rows.map((row) => ({ id: row.id, label: <KeptLabel row={row} since={since(row)} /> }))}
      />
      {fields.length === 0 && <p className="text-muted">{t('merging.nothingDiffers')}</p>}
      {fields.map((field) => (
        <ChoiceRow
          key={field}
          legend={nameOf(field) ?? ''}
          name={field}
          value={takenRecord(ordered, field, chosen)}
          onChange={(id) => setChosen({ ...chosen, [field]: id })}
          options={rows.map((row) => ({ id: row.id, label: value(row, field) }))}
        />
      ))}
      <MergeResult entity={entity} rows={ordered} chosen={chosen} />
      <div className={dialogFoot}>
        <Button type="submit" pending={merge.isPending}>
          {t('merging.submit')}
        </Button>
      </div>
      <LateStart />
    </Form>
  );
}

const KeptLabel = ({ row, since }: { row: Row; since: string }) => (
  <>
    <span className="block font-medium">{row.name ?? '–'}</span>
    <span className="block text-sm text-muted">
      {[('email' in row && row.email) || ('domain' in row && row.domain), row.phone, since]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </>
);

function useMerging(entity: TwinEntity, onMerged: (kept: number) => void) {
  const t = useTexts(duplicatesTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  return useSaving(mergeRecords, {
    onSaved: ({ act, keptId }) => {
      tell(act, { title: t(`merging.done.${entity}`) });
      onMerged(keptId);
      void refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: t('merging.failed'), description: errorText(error) });
      void refresh();
    },
  });
}
