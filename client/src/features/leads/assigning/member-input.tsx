import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { assigningTexts } from './texts/assigning';
import { useMembers } from './use-members';

interface MemberInputProps {
  name: string;
  label: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** Chooses one of the members, or nobody. */
export function MemberInput({ value, onChange, ...field }: MemberInputProps) {
  const t = useTexts(assigningTexts);
  const { choices } = useMembers();
  return (
    <SelectField
      {...field}
      choices={[{ value: '', label: t('nobody') }, ...choices]}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    />
  );
}
