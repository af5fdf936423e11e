import type { Wire } from '@shared/http/wire';
import type { RecordSection } from '@shared/leads/sections';
import type { Change } from '@shared/acts/record';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { DialogFrame } from '@/ui/overlays/dialog-frame';
import { FieldValue, useFieldName } from '../values/field-value';
import { flatFields, saveChanges } from '../save-changes';
import type { Rows } from '../records';
import { recordTexts } from '../texts/record';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';
import { ChangeOrigin } from './change-origin';
import { type PastValue, valuesOf } from './field-values';

interface FieldHistoryProps<Of extends RecordSection> {
  section: Of;
  row: Rows[Of];
  /** The field that was asked about; null closes the dialog. */
  field: string | null;
  history: readonly Wire<Change>[];
  onClose: () => void;
}

/** Where the value of a field came from, and its earlier values, each of which can be restored. */
export function FieldHistory<Of extends RecordSection>(props: FieldHistoryProps<Of>) {
  const { section, row, field, history, onClose } = props;
  const t = useTexts(recordTexts);
  const name = useFieldName(section)(field ?? '') ?? '';
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const restore = useSaving(
    ({ value }: PastValue) => saveChanges(section, row, { [field ?? '']: value }, t('origin.changed')),
    {
      onSaved: ({ act }) => {
        tell(act, { title: t('origin.restored', { field: name }) });
        onClose();
        void refresh();
      },
      onFailed: (error) => {
        toast({ variant: 'destructive', title: t('origin.notRestored'), description: errorText(error) });
        void refresh();
      },
    },
  );
  const mayWrite = useMayWrite();
  const values = field ? valuesOf(history, field) : [];
  const now = JSON.stringify(flatFields(row)[field ?? ''] ?? null);
  return (
    <DialogFrame open={field !== null} onClose={onClose} title={name} description={t('origin.hint')}>
      {values.length === 0 && <p>{t('origin.unknown')}</p>}
      <ol className="grid gap-3">
        {values.map((past) => (
          <li
            key={past.key}
            className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3"
          >
            <div className="min-w-0">
              <p className="font-medium break-words">
                <FieldValue section={section} field={field ?? ''} value={past.value} row={row} />
              </p>
              <p className="text-sm text-muted">
                {past.change ? <ChangeOrigin change={past.change} /> : t('origin.before')}
              </p>
            </div>
            {mayWrite && JSON.stringify(past.value ?? null) !== now && (
              <Button variant="secondary" pending={restore.isPending} onClick={() => restore.mutate(past)}>
                {t('origin.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </DialogFrame>
  );
}
