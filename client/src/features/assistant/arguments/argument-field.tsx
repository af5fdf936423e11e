import type { ArgumentValue } from '@shared/assistant/commands';
import { useTexts } from '@/i18n/use-texts';
import { localOf, momentOf } from '@/lib/values/moments';
import { MoneyField } from '@/ui/controls/fields/money-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { MissingArgument } from '../wire';
import { PeriodField } from './period-field';
import { RecordField } from './record-field';
import { TickedField } from './ticked-field';

export interface ArgumentFieldProps {
  argument: MissingArgument;
  value: ArgumentValue | undefined;
  /** The name of the record that is the value. */
  named?: string | undefined;
  error?: string | undefined;
  onChange: (value: ArgumentValue) => void;
}

/** The control of an argument, by its kind: the same ones as in forms. */
export function ArgumentField({ argument, value, named = '', error, onChange }: ArgumentFieldProps) {
  const say = useBilingual();
  const { input } = argument;
  const field = { label: say(argument.label), ...(error !== undefined && { error }) };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const typed = { ...field, value: text, autoComplete: 'off' } as const;
  switch (input.kind) {
    case 'text':
      return <TextField {...typed} maxLength={input.max} onChange={({ target }) => onChange(target.value)} />;
    case 'paragraph':
      return (
        <TextAreaField {...typed} maxLength={input.max} onChange={({ target }) => onChange(target.value)} />
      );
    case 'number':
    case 'percent':
      return (
        <TextField
          {...typed}
          type="number"
          step="any"
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      );
    case 'date':
      return <TextField {...typed} type="date" onChange={({ target }) => onChange(target.value || null)} />;
    case 'moment':
      return (
        <TextField
          {...typed}
          type="datetime-local"
          value={text ? localOf(text) : ''}
          onChange={({ target }) => onChange(target.value ? momentOf(target.value) : null)}
        />
      );
    case 'money':
      return (
        <MoneyField
          {...field}
          currency={input.currency}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'period':
      return <PeriodField {...field} value={text} onChange={onChange} />;
    case 'boolean':
      return <YesOrNo {...field} value={value} onChange={onChange} />;
    case 'record':
      return <RecordField {...field} of={input.of} named={named} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          {...field}
          empty
          choices={input.options.map((option) => ({ value: option.value, label: say(option.text) }))}
          value={text}
          onChange={({ target }) => onChange(target.value || null)}
        />
      );
    case 'choices':
      return <TickedField {...field} options={input.options} value={value} onChange={onChange} />;
  }
}

type YesOrNoProps = Pick<ArgumentFieldProps, 'value' | 'onChange'> & { label: string; error?: string };

function YesOrNo({ value, onChange, ...field }: YesOrNoProps) {
  const t = useTexts(assistantTexts);
  return (
    <SelectField
      {...field}
      empty
      choices={[
        { value: 'true', label: t('asking.yes') },
        { value: 'false', label: t('asking.no') },
      ]}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
    />
  );
}
