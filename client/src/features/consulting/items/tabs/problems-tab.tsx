import { useQuery } from '@tanstack/react-query';
import type { Problem } from '@shared/consulting/items/tables';
import type { OpenQuestion } from '@shared/consulting/items/open-questions';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { contactsOf, departmentsOf, problemsOf } from '../../reads';
import { CompanyItems } from '../company-items';
import { ProblemCard } from '../cards/problem-card';

const ProblemForm = lazyPart(async () => (await import('../forms/problem/problem-form')).ProblemForm);

const sameRank = (one: Problem, other: Problem) => one.priority === other.priority;

const nothing: ReadonlyMap<number, OpenQuestion[]> = new Map();

interface ProblemsTabProps {
  companyId: number;
  /** What the report lacks of each problem, by the problem's id. */
  lacking?: ReadonlyMap<number, readonly OpenQuestion[]>;
}

export function ProblemsTab({ companyId, lacking = nothing }: ProblemsTabProps) {
  useLoadedLater(ProblemForm);
  const { data: departments = [] } = useQuery(departmentsOf(companyId));
  const { data: contacts = [] } = useQuery(contactsOf(companyId));
  // Without a department or a contact there is nothing to choose yet.
  const choices = { department: departments, responsible: contacts };
  return (
    <CompanyItems
      companyId={companyId}
      kind="problems"
      list={problemsOf(companyId)}
      sameRank={sameRank}
      renderItem={(problem, acts, tell) => (
        <ProblemCard
          problem={problem}
          department={departments.find(({ id }) => id === problem.departmentId)?.name}
          responsible={contacts.find(({ id }) => id === problem.responsibleId)?.name}
          acts={acts}
          lacks={lacking
            .get(problem.id)
            ?.filter((question) => choices[question as keyof typeof choices]?.length !== 0)}
          onTell={tell}
        />
      )}
      renderForm={(form) => <ProblemForm companyId={companyId} {...form} />}
    />
  );
}
