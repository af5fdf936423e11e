import { useState } from 'react';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { dayOf, startOfDay } from '@shared/list/periods';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { Dialog } from '@/ui/overlays/dialog';
import { MoneyField } from '@/ui/controls/fields/money-field';
import type { Card } from '../records';
import { useLostReasons } from './use-lost-reasons';
import { recordTexts } from '../texts/record';
import { recordsTexts } from '../texts/records';
import type { Move } from './use-move';

interface CloseDialogProps {
  /** The opportunity that is closed, and the stage that closes it; null closes the dialog. */
  closing: { card: Card; stage: Stage } | null;
  onClose: () => void;
  /** Resolves to whether it was closed. */
  onMove: (card: Card, to: Move) => Promise<boolean>;
}

/** Asks how an opportunity ended: amount, date and "now a customer", or the reason of the loss. */
export function CloseDialog({ closing, onClose, onMove }: CloseDialogProps) {
  const t = useTexts(recordTexts);
  const isWon = closing?.stage.outcome === 'won';
  return (
    <Dialog
      open={closing !== null}
      onClose={onClose}
      title={closing ? t(isWon ? 'close.won' : 'close.lost', { title: closing.card.title }) : ''}
    >
      {closing && <CloseForm {...closing} isWon={isWon} onClose={onClose} onMove={onMove} />}
    </Dialog>
  );
}

interface CloseFormProps extends Pick<CloseDialogProps, 'onClose' | 'onMove'> {
  card: Card;
  stage: Stage;
  isWon: boolean;
}

const OTHER = 'other';

function CloseForm({ card, stage, isWon, onClose, onMove }: CloseFormProps) {
  const t = useTexts(recordTexts);
  const tRecords = useTexts(recordsTexts);
  const [today] = useState(() => dayOf(new Date()));
  const [amount, setAmount] = useState(card.amount);
  const [day, setDay] = useState(today);
  const [isNowCustomer, setCustomer] = useState(card.companyId !== null);
  const reasons = useLostReasons();
  const [chosen, setReason] = useState<string | null>(null);
  const reason = chosen ?? reasons[0] ?? OTHER;
  const [other, setOther] = useState('');
  const [note, setNote] = useState('');
  const [isPending, setPending] = useState(false);
  const hasAmount = amount === null || Number.isFinite(amount);
  const isComplete = isWon ? hasAmount && day !== '' : reason !== OTHER || other.trim() !== '';

  async function close() {
    const closedAt = day === today ? new Date().toISOString() : startOfDay(day);
    const facts = isWon
      ? { ...(amount !== card.amount && { amount }), isNowCustomer }
      : { lostReason: reason === OTHER ? other : reason, lostNote: note };
    setPending(true);
    const isDone = await onMove(card, { stageId: stage.id, closedAt, ...facts });
    setPending(false);
    if (isDone) onClose();
  }

  return (
    <Form pending={isPending} onSubmit={() => isComplete && void close()} className="grid gap-4">
      {isWon ? (
        <>
          <MoneyField
            label={tRecords('fields.amount')}
            currency={card.currency}
            value={amount}
            onChange={setAmount}
          />
          {card.companyId !== null && (
            <CheckboxField
              label={t('close.isCustomer')}
              checked={isNowCustomer}
              onChange={({ target }) => setCustomer(target.checked)}
            />
          )}
        </>
      ) : (
        <>
          <SelectField
            label={t('close.reason')}
            choices={[
              ...reasons.map((label) => ({ value: label, label })),
              { value: OTHER, label: t('close.otherReason') },
            ]}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {reason === OTHER && (
            <TextField
              label={t('close.otherReason')}
              value={other}
              onChange={({ target }) => setOther(target.value)}
            />
          )}
          <TextAreaField
            label={t('close.note')}
            optional
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </>
      )}
      <TextField
        label={t('close.at')}
        type="date"
        max={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" pending={isPending} disabled={!isComplete} className="justify-self-end">
        {t(isWon ? 'close.wonAct' : 'close.lostAct')}
      </Button>
    </Form>
  );
}
