import type { ComponentProps } from 'react';
import type { FieldLine, ValueKind } from '@shared/leads/fields/field-table';
import { site } from '@shared/site';
import { useTexts } from '@/i18n/use-texts';
import { localOf, momentOf } from '@/lib/values/moments';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { FieldError } from '@/ui/controls/fields/field';
import { MoneyField } from '@/ui/controls/fields/money-field';
import { type Choice as Option, SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { recordsTexts } from '../texts/records';
import { MemberInput } from '../assigning/member-input';
import { RecordPicker } from './record-picker';

/** Wires an input of a form by its name. */
export interface InputWiring {
  native: (
    name: string,
    options: { setValueAs: (value: unknown) => unknown },
  ) => Omit<ComponentProps<'input'>, 'children'> & { error: string | undefined };
  chosen: (name: string) => {
    value: unknown;
    error: string | undefined;
    onChange: (value: unknown) => void;
  };
}

/** The kinds whose values are typed or chosen in one input. */
export type InputKind = Exclude<
  ValueKind,
  'own' | 'tags' | 'points' | 'people' | 'path' | 'stage' | 'records' | 'consultingCompany' | 'country'
>;

interface ValueInputProps {
  name: string;
  label: string;
  kind: InputKind;
  wiring: InputWiring;
  /** Of a choice, or of several. */
  choices?: readonly Option[];
  /** It always has a value. */
  required?: boolean;
  /** Of an amount; the company's by default. */
  currency?: string | null;
  /** The section of the records that are chosen from. */
  of?: FieldLine['of'];
}

const emptyIsNull = { setValueAs: (value: unknown) => (value === '' ? null : value) };
const asNumber = {
  setValueAs: (value: unknown) =>
    value === '' || value === null || value === undefined ? null : Number(value),
};
const asTicked = { setValueAs: Boolean };

const types: Partial<Record<InputKind, string>> = { date: 'date', email: 'email', phone: 'tel' };

/** The input of a value by its kind, of an own field or a built-in one. */
export function ValueInput({ name, label, kind, wiring, choices = [], ...more }: ValueInputProps) {
  const { native, chosen } = wiring;
  switch (kind) {
    case 'text':
    case 'link':
    case 'email':
    case 'phone':
    case 'date':
      return (
        <TextField
          label={label}
          type={types[kind] ?? 'text'}
          autoComplete="off"
          {...native(name, emptyIsNull)}
        />
      );
    case 'paragraph':
      return <Paragraph label={label} {...native(name, emptyIsNull)} />;
    case 'number':
    case 'percent':
      return (
        <TextField label={label} type="number" step="any" autoComplete="off" {...native(name, asNumber)} />
      );
    case 'boolean':
      if (more.required) return <CheckboxField label={label} {...native(name, asTicked)} />;
      return <YesOrNo name={name} label={label} {...chosen(name)} />;
    case 'choice':
      return <Choice name={name} label={label} choices={choices} empty={!more.required} {...chosen(name)} />;
    case 'choices':
      return <Ticked name={name} label={label} choices={choices} {...chosen(name)} />;
    case 'money':
      return <Amount label={label} currency={more.currency ?? site.currency} {...chosen(name)} />;
    case 'time':
      return <Moment label={label} {...chosen(name)} />;
    case 'member':
      return <MemberInput name={name} label={label} {...chosen(name)} />;
    case 'record':
      return <Picked label={label} of={more.of} {...chosen(name)} />;
  }
}

type Wired = ReturnType<InputWiring['chosen']> & { label: string };

const Choice = ({
  empty,
  value,
  onChange,
  ...select
}: Wired & { name: string; choices: readonly Option[]; empty: boolean }) => (
  <SelectField
    {...select}
    empty={empty}
    value={typeof value === 'string' ? value : ''}
    onChange={({ target }) => onChange(target.value || null)}
  />
);

function YesOrNo({ value, onChange, ...select }: Wired & { name: string }) {
  const t = useTexts(recordsTexts);
  const choices = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  return (
    <Choice
      {...select}
      empty
      choices={choices}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={(chosen) => onChange(chosen === null ? null : chosen === 'true')}
    />
  );
}

// The props of an input fit a text area as far as they are used.
const Paragraph = (props: ComponentProps<typeof TextAreaField> | object) => (
  <TextAreaField {...(props as ComponentProps<typeof TextAreaField>)} />
);

const Amount = ({ label, currency, value, error, onChange }: Wired & { currency: string }) => (
  <MoneyField
    label={label}
    currency={currency}
    value={typeof value === 'number' ? value : null}
    {...(error !== undefined && { error })}
    onChange={onChange}
  />
);

const Moment = ({ label, value, error, onChange }: Wired) => (
  <TextField
    label={label}
    type="datetime-local"
    value={typeof value === 'string' ? localOf(value) : ''}
    error={error}
    onChange={({ target }) => onChange(target.value ? momentOf(target.value) : null)}
  />
);

function Picked({ label, of, value, error, onChange }: Wired & { of: FieldLine['of'] }) {
  if (of !== 'companies' && of !== 'contacts' && of !== 'opportunities') return null;
  return (
    <RecordPicker
      section={of}
      label={label}
      error={error}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
    />
  );
}

function Ticked({
  name,
  label,
  choices,
  value,
  error,
  onChange,
}: Wired & { name: string; choices: readonly Option[] }) {
  const ticked = Array.isArray(value) ? (value as string[]) : [];
  const toggled = (one: string) =>
    choices.map((choice) => choice.value).filter((each) => (each === one) !== ticked.includes(each));
  const errorId = `${name.replace('.', '-')}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choices.map((choice) => (
          <CheckboxField
            key={choice.value}
            label={choice.label}
            checked={ticked.includes(choice.value)}
            onChange={() => onChange(toggled(choice.value))}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
