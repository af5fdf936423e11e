import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { departmentsOf, problemsOf } from '../../reads';
import { itemsTexts } from '../../texts/items';
import { CompanyItems } from '../company-items';
import { DepartmentCard } from '../cards/department-card';
import { DepartmentForm } from '../forms/department-form';

export function DepartmentsTab({ companyId }: { companyId: number }) {
  const t = useTexts(itemsTexts);
  const { data: problems = [] } = useQuery(problemsOf(companyId));
  return (
    <CompanyItems
      companyId={companyId}
      kind="departments"
      list={departmentsOf(companyId)}
      renderItem={(department, acts) => <DepartmentCard department={department} acts={acts} />}
      renderForm={(form) => <DepartmentForm companyId={companyId} {...form} />}
      consequenceOf={({ id }) => {
        const count = problems.filter(({ departmentId }) => departmentId === id).length;
        return count > 0 ? t('department.leaves', { count }) : undefined;
      }}
    />
  );
}
