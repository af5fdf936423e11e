import type { ComponentType } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { type LazyPart, useLoadedLater } from '@/lib/lazy-part';
import { Dialog } from '@/ui/overlays/dialog';
import type { Rows, SavedRow } from '../records';
import { recordsTexts } from '../texts/records';
import { sectionsTexts } from '../texts/sections';
import type { RecordFormProps } from './use-record-form';

/** The form of a section's records, which is loaded on its own. */
export type RecordFormPart<Of extends RecordSection> = LazyPart<RecordFormProps<Of>>;

interface RecordDialogProps<Of extends RecordSection> extends Pick<RecordFormProps<Of>, 'given' | 'record'> {
  section: Of;
  form: RecordFormPart<Of>;
  open: boolean;
  onClose: () => void;
  onSaved?: (saved: SavedRow<Of>) => void;
}

/** The dialog in which a record is added or edited. */
export function RecordDialog<Of extends RecordSection>(props: RecordDialogProps<Of>) {
  const { section, form, open, onClose, onSaved, record, given } = props;
  const t = useTexts(sectionsTexts);
  const tRecords = useTexts(recordsTexts);
  useLoadedLater(form);
  const Form = form as ComponentType<RecordFormProps<Of>>;
  const save = (saved: SavedRow<Of>) => {
    onClose();
    onSaved?.(saved);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={record ? tRecords(`edit.${section}`) : t(`sections.${section}.new`)}
    >
      {open && (
        <Form {...(record && { record: record as Rows[Of] })} {...(given && { given })} onSaved={save} />
      )}
    </Dialog>
  );
}
