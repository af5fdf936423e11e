import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { departmentsOf } from '../../reads';
import { itemsTexts } from '../texts/items';

interface DepartmentFieldProps {
  companyId: number;
  name: string;
  value: number | null;
  onChange: (departmentId: number | null) => void;
  error?: string;
}

/** The department that a problem affects; the select is empty until the company has a department. */
export function DepartmentField({ companyId, value, onChange, ...field }: DepartmentFieldProps) {
  const t = useTexts(itemsTexts);
  const { data: departments = [] } = useQuery(departmentsOf(companyId));
  if (departments.length === 0) return null;
  return (
    <SelectField
      {...field}
      label={t('department.label')}
      optional
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      choices={[
        { value: '', label: t('department.none') },
        ...departments.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
