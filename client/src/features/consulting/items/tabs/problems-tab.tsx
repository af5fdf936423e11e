import { useQuery } from '@tanstack/react-query';
import type { Problem } from '@shared/consulting/items/tables';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { contactsOf, departmentsOf, problemsOf } from '../../reads';
import { CompanyItems } from '../company-items';
import { ProblemCard } from '../cards/problem-card';

const ProblemForm = lazyPart(async () => (await import('../forms/problem/problem-form')).ProblemForm);

const sameRank = (one: Problem, other: Problem) => one.priority === other.priority;

export function ProblemsTab({ companyId }: { companyId: number }) {
  useLoadedLater(ProblemForm);
  const { data: departments = [] } = useQuery(departmentsOf(companyId));
  const { data: contacts = [] } = useQuery(contactsOf(companyId));
  return (
    <CompanyItems
      companyId={companyId}
      kind="problems"
      list={problemsOf(companyId)}
      sameRank={sameRank}
      renderItem={(problem, acts) => (
        <ProblemCard
          problem={problem}
          department={departments.find(({ id }) => id === problem.departmentId)?.name}
          responsible={contacts.find(({ id }) => id === problem.responsibleId)?.name}
          acts={acts}
        />
      )}
      renderForm={(form) => <ProblemForm companyId={companyId} {...form} />}
    />
  );
}
