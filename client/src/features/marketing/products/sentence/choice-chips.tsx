import { useId } from 'react';
import { classNames } from '@/lib/class-names';

interface ChoiceChipsProps<Value extends string> {
  /** What is chosen, for those who do not see the sentence around it. */
  label: string;
  choices: readonly { value: Value; label: string; spoken?: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Whether the label is shown before the choices. */
  isLabelled?: boolean;
  lang?: string;
}

/** A row of words, one of which is chosen; the arrow keys move between them. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, choices, value, onChange, isLabelled = false, lang } = props;
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-1" lang={lang}>
      <legend className={isLabelled ? 'float-left mr-2 text-sm text-muted' : 'sr-only'}>{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'inline-flex min-h-8 min-w-8 cursor-pointer items-center justify-center rounded-full border px-2.5 text-sm font-medium',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:min-h-11 pointer-coarse:min-w-11',
            choice.value === value
              ? 'border-brand bg-brand text-on-brand'
              : 'border-muted/50 text-ink hover:border-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-label={choice.spoken}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
