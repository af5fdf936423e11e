import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { departmentsOf } from '../../reads';
import { itemsTexts } from '../texts/items';
import { ItemSelect } from './item-select';

interface DepartmentFieldProps {
  companyId: number;
  name: string;
  value: number | null;
  onChange: (departmentId: number | null) => void;
  error?: string;
}

/** The department that a problem affects; the select is empty until the company has a department. */
export function DepartmentField({ companyId, ...field }: DepartmentFieldProps) {
  const t = useTexts(itemsTexts);
  const { data: departments = [] } = useQuery(departmentsOf(companyId));
  if (departments.length === 0) return null;
  return (
    <ItemSelect
      {...field}
      label={t('department.label')}
      none={t('department.none')}
      items={departments}
      optional
    />
  );
}
