import type { ListedCompany } from '../../reads';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { Dialog } from '@/ui/overlays/dialog';
import { sequencesTexts } from '../texts/sequences';
import type { Sequence } from '../reads';

const SequenceForm = lazyPart(async () => (await import('./sequence-form')).SequenceForm);

interface SequenceDialogProps {
  open: boolean;
  company: ListedCompany;
  /** The sequence to change; without one it is created. */
  sequence?: Sequence;
  onClose: () => void;
  onSaved?: (saved: Sequence) => void;
}

/** The dialog in which a sequence gets its name and the pages whose leads it takes. */
export function SequenceDialog({ open, company, sequence, onClose, onSaved }: SequenceDialogProps) {
  const t = useTexts(sequencesTexts);
  useLoadedLater(SequenceForm);
  return (
    <Dialog open={open} onClose={onClose} title={t(sequence ? 'form.editTitle' : 'form.newTitle')}>
      {open && (
        <SequenceForm
          company={company}
          sequence={sequence}
          onSaved={(saved) => {
            onClose();
            onSaved?.(saved);
          }}
        />
      )}
    </Dialog>
  );
}
