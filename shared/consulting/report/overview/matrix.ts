import type { CompanyData } from '../company-data';
import { inReportOrder, urgencies, type Urgency } from '../findings';
import { type NamedDepartment, type RankedProblem, rankedProblems } from '../projects/ranked-problems';
import { mostProjects } from '../projects/projects';

export interface MatrixProblem extends RankedProblem {
  /** Whether it is one of the projects; its number is then the project's. */
  isProject: boolean;
}

/** The problems of one department, or of none, in the columns of their urgency. */
export interface MatrixRow {
  department: NamedDepartment | null;
  cells: Record<Urgency, MatrixProblem[]>;
}

/** The problems of a company as one table, urgency × department. */
export interface ProblemMatrix {
  /** The urgencies that occur, the most urgent first. */
  columns: Urgency[];
  /** Departments with problems in report order, then the row of the problems without a department. */
  rows: MatrixRow[];
  /** The number of departments that no problem names; 0 where no problem names any, as the rows then show. */
  without: number;
  /** Whether there are problems beside the projects, so that the marks of these need a key. */
  hasOthers: boolean;
}

/** The matrix of a company's problems, from its data in any order of rows. */
export function problemMatrix(given: CompanyData): ProblemMatrix {
  const { departments } = inReportOrder(given);
  const problems = rankedProblems(given).map((one) => ({ ...one, isProject: one.number <= mostProjects }));
  const rows = [...departments.map(({ id, name }) => ({ id, name })), null]
    .map((department) => ({
      department,
      problems: problems.filter((one) => one.department?.id === department?.id),
    }))
    .filter((row) => row.problems.length > 0);
  const named = rows.filter(({ department }) => department).length;
  return {
    columns: urgencies.filter((urgency) => problems.some((one) => one.urgency === urgency)),
    rows: rows.map(({ department, problems: its }) => ({ department, cells: byUrgency(its) })),
    without: named === 0 ? 0 : departments.length - named,
    hasOthers: problems.some(({ isProject }) => !isProject),
  };
}

const byUrgency = (problems: MatrixProblem[]): MatrixRow['cells'] => {
  const of = (urgency: Urgency) => problems.filter((one) => one.urgency === urgency);
  return { high: of('high'), medium: of('medium'), low: of('low') };
};
