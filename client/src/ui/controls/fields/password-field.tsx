import { type ComponentProps, useDeferredValue, useMemo, useState } from 'react';
import type { PasswordOwner } from '@shared/auth/password-rules';
import { passwordLength } from '@shared/auth/schemas';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import type { judgePassword } from '@/lib/forms/password-strength';
import type { PasswordVerdict } from '@/lib/forms/password-words';
import { controlLook, Field, fieldParts, type FieldProps } from './field';
import { portalIcons } from '../../portal-icons';
import { IconButton } from '../icon-button';
import { commonTexts } from '../../texts/common';

/**
 * A password input with a button that shows its text. `autoComplete` tells password managers which password
 * is meant.
 */
export function PasswordField({
  className,
  ...props
}: FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useTexts(commonTexts);
  const [shown, setShown] = useState(false);
  const [around, input] = fieldParts(props);
  return (
    <Field {...around}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={controlLook(`pr-12 ${className ?? ''}`)}
          />
          <IconButton
            icon={shown ? portalIcons.eyeClosed : portalIcons.eye}
            label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0"
          />
        </div>
      )}
    </Field>
  );
}

type Judge = typeof judgePassword;

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete'> & {
  /** Shown until the password is long enough to be judged. */
  hint: string;
  /** The current value of the field; undefined before the field is in the form. */
  typed: string | undefined;
  /** The owner of the password, as far as known. */
  owner?: Partial<PasswordOwner>;
};

/** An input for a new password; once the value is long enough, the hint describes its strength. */
export function NewPasswordField({ typed = '', owner = {}, hint, onFocus, ...field }: NewPasswordFieldProps) {
  const [judge, setJudge] = useState<Judge | null>(null);
  const { language } = useLanguage();
  const { username = '', email = '' } = owner;
  const judged = useDeferredValue(typed);
  const judgement = useMemo(
    () =>
      judge && judged.length >= passwordLength.min
        ? judge(judged, { username, email }, language)
        : { verdict: undefined, words: hint },
    [judge, judged, username, email, language, hint],
  );

  async function loadJudge() {
    try {
      const { judgePassword } = await import('@/lib/forms/password-strength');
      setJudge(() => judgePassword);
    } catch {
      // The hint stays: the server refuses common passwords anyway.
    }
  }

  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint={<Strength {...judgement} />}
      onFocus={(event) => {
        if (!judge) void loadJudge();
        onFocus?.(event);
      }}
    />
  );
}

const marks: Record<PasswordVerdict, [count: number, colour: string]> = {
  common: [1, 'bg-danger'],
  known: [1, 'bg-danger'],
  weak: [1, 'bg-danger'],
  fair: [2, 'bg-accent'],
  strong: [3, 'bg-positive'],
};

/** Keeps the height of one line for every text, so that nothing below it moves. */
function Strength({ verdict, words }: { verdict: PasswordVerdict | undefined; words: string }) {
  const [count, colour] = verdict ? marks[verdict] : [0, ''];
  return (
    <span className="flex min-h-5 items-center gap-2 leading-5">
      {verdict && (
        <span aria-hidden className="flex gap-1">
          {[1, 2, 3].map((mark) => (
            <span
              key={mark}
              className={classNames('h-1.5 w-4 rounded-full', mark <= count ? colour : 'bg-line')}
            />
          ))}
        </span>
      )}
      <span aria-live="polite">{words}</span>
    </span>
  );
}
