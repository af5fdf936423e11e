import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Problem } from '@shared/consulting/items/tables';
import { type OpenQuestion, openOfProblems } from '@shared/consulting/report/projects/open-questions';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { useMayWrite } from '@/lib/session/use-may-write';
import { contactsOf, departmentsOf, problemsOf } from '../../reads';
import { useCompanyDataNow } from '../../report/use-company-data-now';
import { useReportState } from '../../report/use-report-state';
import { CompanyItems } from '../company-items';
import { ProblemCard } from '../cards/problem-card';

const ProblemForm = lazyPart(async () => (await import('../forms/problem/problem-form')).ProblemForm);

const sameRank = (one: Problem, other: Problem) => one.priority === other.priority;

export function ProblemsTab({ companyId }: { companyId: number }) {
  useLoadedLater(ProblemForm);
  const { data: departments = [] } = useQuery(departmentsOf(companyId));
  const { data: contacts = [] } = useQuery(contactsOf(companyId));
  const lacking = useLacking(companyId);
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

const nothing: ReadonlyMap<number, OpenQuestion[]> = new Map();

/** What the report would ask about each problem, while it can be told and there is no report yet. */
function useLacking(companyId: number) {
  const mayWrite = useMayWrite();
  const { name } = useReportState(companyId);
  const { data } = useCompanyDataNow(companyId);
  const isOpen = mayWrite && (name === 'notReady' || name === 'ready');
  return useMemo(() => (isOpen && data ? openOfProblems(data) : nothing), [isOpen, data]);
}
