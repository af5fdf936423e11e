import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { Dialog } from '@/ui/overlays/dialog';
import type { ListedCompany } from '../../reads';
import { sequencesTexts } from '../texts/sequences';
import type { Sequence, Step } from '../reads';

const StepForm = lazyPart(async () => (await import('./step-form')).StepForm);

interface StepDialogProps {
  /** The mail to change, or a new one; null closes the dialog. */
  step: Step | 'new' | null;
  sequence: Sequence;
  company: ListedCompany;
  onClose: () => void;
}

/** The dialog in which a mail of a sequence is chosen, with its delay and its condition. */
export function StepDialog({ step, ...rest }: StepDialogProps) {
  const t = useTexts(sequencesTexts);
  useLoadedLater(StepForm);
  return (
    <Dialog
      open={step !== null}
      onClose={rest.onClose}
      title={t(step === 'new' ? 'step.addTitle' : 'step.editTitle')}
    >
      {step && <StepForm step={step === 'new' ? undefined : step} {...rest} />}
    </Dialog>
  );
}
