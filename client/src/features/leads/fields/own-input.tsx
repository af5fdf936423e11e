import type { ComponentProps } from 'react';
import type { OwnField } from '@shared/leads/fields/endpoints';
import { site } from '@shared/site';
import { useTexts } from '@/i18n/use-texts';
import { CheckboxField } from '@/ui/controls/checkbox-field';
import { FieldError } from '@/ui/controls/field';
import { SelectField } from '@/ui/controls/select-field';
import { TextField } from '@/ui/controls/text-field';
import { MoneyField } from '@/ui/controls/money-field';
import { recordsTexts } from '../texts/records';

/** Wires an input of a form by its name. */
export interface OwnWiring {
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

interface OwnInputProps extends OwnWiring {
  field: OwnField;
}

const emptyIsNull = { setValueAs: (value: unknown) => (value === '' ? null : value) };
const asNumber = {
  setValueAs: (value: unknown) =>
    value === '' || value === null || value === undefined ? null : Number(value),
};
const asBoolean = {
  setValueAs: (value: unknown) => (value === 'true' || value === 'false' ? value === 'true' : value || null),
};

const types: Partial<Record<OwnField['kind'], string>> = {
  ...{ date: 'date', email: 'email', phone: 'tel' },
};

/** The input of an own field. */
export function OwnInput({ field, native, chosen }: OwnInputProps) {
  const t = useTexts(recordsTexts);
  const { id, kind, label } = field;
  const name = `own.${id}`;
  switch (kind) {
    case 'money':
      return <OwnAmount field={field} {...chosen(name)} />;
    case 'choices':
      return <OwnChoices field={field} {...chosen(name)} />;
    case 'choice':
      return <Select label={label} choices={asChoices(field)} {...native(name, emptyIsNull)} />;
    case 'boolean': {
      const choices = [
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ];
      return <Select label={label} choices={choices} {...native(name, asBoolean)} />;
    }
    case 'number':
      return (
        <TextField label={label} type="number" step="any" autoComplete="off" {...native(name, asNumber)} />
      );
    default:
      return (
        <TextField
          label={label}
          type={types[kind] ?? 'text'}
          autoComplete="off"
          {...native(name, emptyIsNull)}
        />
      );
  }
}

const asChoices = ({ choices }: OwnField) => choices.map(({ id, label }) => ({ value: id, label }));

const Select = (props: ComponentProps<typeof SelectField> | object) => (
  <SelectField empty {...(props as ComponentProps<typeof SelectField>)} />
);

type Chosen = ReturnType<OwnWiring['chosen']> & { field: OwnField };

const OwnAmount = ({ field, value, error, onChange }: Chosen) => (
  <MoneyField
    label={field.label}
    currency={field.currency ?? site.currency}
    value={typeof value === 'number' ? value : null}
    {...(error !== undefined && { error })}
    onChange={onChange}
  />
);

function OwnChoices({ field, value, error, onChange }: Chosen) {
  const ids = Array.isArray(value) ? (value as string[]) : [];
  const toggled = (id: string) =>
    field.choices.map((choice) => choice.id).filter((one) => (one === id) !== ids.includes(one));
  const errorId = `own-${field.id}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">{field.label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {field.choices.map(({ id, label }) => (
          <CheckboxField
            key={id}
            label={label}
            checked={ids.includes(id)}
            onChange={() => onChange(toggled(id))}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
