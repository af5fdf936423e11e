import { SelectField } from '@/ui/controls/fields/select-field';

interface ItemSelectProps {
  label: string;
  /** The option of no item. */
  none: string;
  items: readonly { id: number; name: string }[];
  name: string;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string;
  optional?: boolean;
}

/** Chooses one of the company's items, or none. */
export const ItemSelect = ({ none, items, value, onChange, ...field }: ItemSelectProps) => (
  <SelectField
    {...field}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    choices={[
      { value: '', label: none },
      ...items.map(({ id, name }) => ({ value: String(id), label: name })),
    ]}
  />
);
