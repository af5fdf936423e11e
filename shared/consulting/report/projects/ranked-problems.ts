import type { CompanyData } from '../company-data';
import { affectedDepartment, inReportOrder, type Urgency, urgencyOf } from '../findings';

/** A department as a project or a table names it. */
export interface NamedDepartment {
  id: number;
  name: string;
}

export interface RankedProblem {
  id: number;
  /** 1 for the first; the one number by which a report refers to the problem. */
  number: number;
  /** The problem in its own words, whole. */
  problem: string;
  priority: number;
  urgency: Urgency;
  department: NamedDepartment | null;
  hoursPerMonth: number | null;
}

type Problem = CompanyData['problems'][number];

/** Higher priority first, then more hours a month, then the order in which they were typed. */
export const byRank = (a: Problem, b: Problem) =>
  b.priority - a.priority || (b.hoursPerMonth ?? 0) - (a.hoursPerMonth ?? 0);

/** The company's problems in the order in which a report deals with them, whatever the order of the rows. */
export function rankedProblems(given: CompanyData): RankedProblem[] {
  const { departments, problems } = inReportOrder(given);
  return problems.toSorted(byRank).map((one, index) => {
    const department = affectedDepartment(one, departments);
    return {
      id: one.id,
      number: index + 1,
      problem: one.description,
      priority: one.priority,
      urgency: urgencyOf(one),
      department: department ? { id: department.id, name: department.name } : null,
      hoursPerMonth: one.hoursPerMonth,
    };
  });
}
