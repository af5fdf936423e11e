import { useState } from 'react';
import { sequenceLimits } from '@shared/marketing/sequences/scales';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { portalIcons } from '@/ui/portal-icons';
import { SortableList } from '@/ui/sortable/sortable-list';
import type { ListedCompany } from '../../reads';
import { sequencesTexts } from '../texts/sequences';
import type { Sequence, Step } from '../reads';
import { useSequenceAct } from '../use-sequence-act';
import { StepRow } from './step-row';
import { useStepWords } from './use-step-words';
import { sendSteps, useSteps } from './use-steps';

const PreviewDialog = lazyPart(async () => (await import('./preview-dialog')).PreviewDialog);

interface StepListProps {
  sequence: Sequence;
  company: ListedCompany;
  onEdit: (step: Step | 'new') => void;
}

/** The mails of a sequence in their order, which is changed by dragging or by the keyboard. */
export function StepList({ sequence, company, onEdit }: StepListProps) {
  const t = useTexts(sequencesTexts);
  const { nameOf } = useStepWords();
  const { steps, move } = useSteps(sequence);
  const [shown, setShown] = useState<Step | null>(null);
  const [doomed, setDoomed] = useState<Step | null>(null);
  const mayWrite = useMayWrite();
  const isFull = steps.length >= sequenceLimits.steps;
  return (
    <section aria-label={t('steps.title')} className="min-w-0">
      <h3 className="text-base font-semibold">{t('steps.title')}</h3>
      {steps.length === 0 && <p className="mt-1 text-muted">{t('steps.empty')}</p>}
      <SortableList
        label={t('steps.title')}
        items={steps}
        nameOf={nameOf}
        onMove={move}
        className="mt-2 border-t border-line empty:border-0"
      >
        {(step) => (
          <StepRow
            step={step}
            canMove={steps.length > 1}
            onEdit={() => onEdit(step)}
            onPreview={() => setShown(step)}
            onRemove={() => setDoomed(step)}
          />
        )}
      </SortableList>
      {!mayWrite ? null : isFull ? (
        <p className="mt-4 text-muted">{t('steps.full', { most: sequenceLimits.steps })}</p>
      ) : (
        <Button
          variant={steps.length === 0 ? 'primary' : 'secondary'}
          icon={portalIcons.plus}
          className="mt-4"
          onClick={() => onEdit('new')}
        >
          {t('steps.add')}
        </Button>
      )}
      <PreviewDialog step={shown} company={company} onClose={() => setShown(null)} />
      <RemoveStep sequence={sequence} step={doomed} onClose={() => setDoomed(null)} />
    </section>
  );
}

interface RemoveStepProps {
  sequence: Sequence;
  /** Null closes the dialog. */
  step: Step | null;
  onClose: () => void;
}

/** Asks before a mail is taken out of a sequence. */
function RemoveStep({ sequence, step, onClose }: RemoveStepProps) {
  const t = useTexts(sequencesTexts);
  const { nameOf } = useStepWords();
  const name = step ? nameOf(step) : '';
  const remove = useSequenceAct(
    (gone: Step) =>
      sendSteps(
        sequence,
        sequence.steps.filter(({ id }) => id !== gone.id),
      ),
    { done: t('steps.removed'), onSaved: onClose },
  );
  return (
    <ConfirmDialog
      open={step !== null}
      onClose={onClose}
      onConfirm={() => step && remove.mutate(step)}
      pending={remove.isPending}
      variant="danger"
      title={t('steps.askRemove.title', { name })}
      description={t('steps.askRemove.text')}
      confirmLabel={t('steps.remove')}
    />
  );
}
