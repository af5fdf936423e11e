import { useState } from 'react';
import { useLanguage } from '@/i18n/use-texts';
import { minorUnits, typedMoney } from '@/lib/values/money';
import { TextField } from './text-field';

interface MoneyFieldProps {
  label: string;
  hint?: string;
  /** Minor units; NaN while the text is no amount. */
  value: number | null | undefined;
  currency: string;
  error?: string;
  onChange: (minor: number | null) => void;
}

/** An amount, typed in units of its currency; `onChange` gets minor units, and NaN for what is no amount. */
export function MoneyField({ label, hint, value, currency, error, onChange }: MoneyFieldProps) {
  const { language } = useLanguage();
  const textOf = (minor: number | null | undefined) =>
    typeof minor === 'number' && Number.isFinite(minor) ? typedMoney(minor, currency, language) : '';
  const [text, setText] = useState(() => textOf(value));
  const [known, setKnown] = useState(value);

  // Somebody else's amount was taken.
  if (!Object.is(known, value)) {
    setKnown(value);
    if (!Object.is(minorUnits(text, currency, language), value)) setText(textOf(value));
  }

  return (
    <TextField
      label={`${label} (${currency})`}
      hint={hint}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(minorUnits(target.value, currency, language));
      }}
    />
  );
}
