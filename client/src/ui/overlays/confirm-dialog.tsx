import { type ReactNode, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '../controls/button';
import { DialogFrame, startsWithFocus } from './dialog-frame';
import { Form } from '../controls/form';
import { TextField } from '../controls/fields/text-field';
import { commonTexts } from '../texts/common';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** The effect of the action; for a destructive one, what is lost. */
  description: ReactNode;
  confirmLabel: string;
  variant?: 'primary' | 'danger';
  pending?: boolean;
  /** The text that the user must type to enable the action. */
  typed?: string;
  /** Further inputs; set `incomplete` until they are filled in. */
  fields?: ReactNode;
  incomplete?: boolean;
  children?: ReactNode;
}

/**
 * Asks for confirmation of an action. The caller closes it; it does not close while `pending`. Enter
 * confirms; for a destructive action only when the text is typed or the button has the focus.
 */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  children,
  ...question
}: ConfirmDialogProps) {
  return (
    <DialogFrame
      open={open}
      onClose={() => !question.pending && onClose()}
      title={title}
      description={description}
    >
      {children}
      <Question {...question} onClose={onClose} />
    </DialogFrame>
  );
}

type QuestionProps = Pick<
  ConfirmDialogProps,
  'onClose' | 'onConfirm' | 'confirmLabel' | 'variant' | 'pending' | 'typed' | 'fields' | 'incomplete'
>;

/**
 * Normalizes a text to what a keyboard types: pasted names may hold double or non-breaking spaces and
 * decomposed accents.
 */
const asTyped = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

function Question({
  onClose,
  onConfirm,
  confirmLabel,
  variant = 'primary',
  pending,
  typed,
  fields,
  incomplete = false,
}: QuestionProps) {
  const t = useTexts(commonTexts);
  const [text, setText] = useState('');
  const confirmed = !incomplete && (typed === undefined || asTyped(text) === asTyped(typed));

  function submit() {
    if (confirmed) onConfirm();
  }

  return (
    <Form pending={pending} onSubmit={submit} className="grid gap-4">
      {typed !== undefined && (
        <TextField
          label={t('confirmation.typed', { text: typed })}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
        />
      )}
      {fields}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" disabled={pending} onClick={onClose}>
          {t('actions.cancel')}
        </Button>
        <Button
          type="submit"
          variant={variant}
          disabled={!confirmed}
          pending={pending}
          {...(variant === 'primary' && startsWithFocus)}
        >
          {confirmLabel}
        </Button>
      </div>
    </Form>
  );
}
