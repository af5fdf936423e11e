import { type ReactNode, useId } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Icon } from '../icons';
import { commonTexts } from '../texts/common';

/** What stands around a control: its label above, what is wrong with it below. */
export interface FieldProps {
  label: string;
  /** Stands under the label, before a person types. */
  hint?: ReactNode;
  /** What is wrong with the value, in the person's language. */
  error?: string;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
}

/** What the control inside a field must take on. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint and error around one control, tied to it by ids. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  children,
}: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const t = useTexts(commonTexts);
  const ownId = useId();
  const controlId = id ?? ownId;
  const notes = { optional: `${controlId}-optional`, hint: `${controlId}-hint`, error: `${controlId}-error` };
  const described = [optional && notes.optional, hint && notes.hint, error && notes.error].filter(Boolean);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={controlId} className="font-medium">
          {label}
        </label>
        {optional && (
          <span id={notes.optional} className="text-sm text-muted">
            {t('field.optional')}
          </span>
        )}
      </div>
      {hint && (
        <div id={notes.hint} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={notes.error}>{error}</FieldError>}
    </div>
  );
}

/** The error under a control; `id` is what the control names in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
    <Icon name="alert" className="mt-0.5 size-4" />
    {children}
  </p>
);

/** The look of a control that a person types into or chooses from. */
export const controlLook = (className?: string) =>
  classNames(
    'min-h-11 w-full rounded-control border border-muted/70 bg-surface px-3 py-2 text-ink placeholder:text-muted',
    'hover:border-ink aria-invalid:border-danger disabled:opacity-60',
    className,
  );
