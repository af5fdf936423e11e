import { type ReactNode, useId } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Icon } from '../../icons';
import { commonTexts } from '../../texts/common';

/** The label, the hint and the error around a control. */
export interface FieldProps {
  label: string;
  /** Shown under the label. */
  hint?: ReactNode;
  /** The validation error, in the user's language. */
  error?: string;
  /** Marks the field as optional beside the label. */
  optional?: boolean;
}

/** The props that `Field` gives to its control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Renders label, hint and error around one control and links them to it by ids. */
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

/** Parts the props of a field: what `Field` shows around the control, and what the control itself gets. */
export function fieldParts<Props extends FieldProps & { id?: string | undefined }>({
  label,
  hint,
  error,
  optional,
  id,
  ...control
}: Props) {
  return [{ label, hint, error, optional, id }, control] as const;
}

/** The error under a control; the control names `id` in its `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
    <Icon name="alert" className="mt-0.5 size-4" />
    {children}
  </p>
);

/** The class names of a text input or a select. */
export const controlLook = (className?: string) =>
  classNames(
    'min-h-11 w-full rounded-control border border-muted/70 bg-surface px-3 py-2 text-ink placeholder:text-muted',
    'hover:border-ink aria-invalid:border-danger disabled:opacity-60',
    className,
  );
