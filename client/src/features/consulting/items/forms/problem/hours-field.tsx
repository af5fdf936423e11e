import { useState } from 'react';
import { typedHours } from '@shared/consulting/items/typed-hours';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { TextField } from '@/ui/controls/fields/text-field';
import { itemsTexts } from '../../texts/items';

interface HoursFieldProps {
  name: string;
  value: number | null;
  /** Receives NaN for a text that is no number. */
  onChange: (hours: number | null) => void;
  error?: string;
}

/** The hours that a problem costs in a month, typed with a comma or a point. */
export function HoursField({ value, onChange, ...field }: HoursFieldProps) {
  const t = useTexts(itemsTexts);
  const { language } = useLanguage();
  const [text, setText] = useState(() =>
    value === null ? '' : formatNumber(value, language, { useGrouping: false }),
  );
  return (
    <TextField
      {...field}
      label={t('details.hoursPerMonth')}
      hint={t('details.hoursPerMonthHint')}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(typedHours(target.value));
      }}
    />
  );
}
