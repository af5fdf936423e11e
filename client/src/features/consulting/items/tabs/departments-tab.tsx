import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { departmentsOf, problemsOf } from '../../reads';
import { itemsTexts } from '../texts/items';
import { CompanyItems } from '../company-items';
import { DepartmentCard } from '../cards/department-card';

const DepartmentForm = lazyPart(async () => (await import('../forms/department-form')).DepartmentForm);

export function DepartmentsTab({ companyId }: { companyId: number }) {
  useLoadedLater(DepartmentForm);
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
