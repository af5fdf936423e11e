import { plainText } from '../../../plain-text';
import type { CompanyData } from '../company-data';
import { digitalization } from '../figures/digitalization';
import { type Project, projectPlan } from '../projects/projects';

interface Pair {
  before: number;
  after: number;
}

/** What has become of a project of the earlier report. */
export interface ComparedProject {
  /** The project's number in the earlier report. */
  number: number;
  /** The problem in its own words, whole. */
  problem: string;
  /** What was to show that it is solved, if that was told. */
  measure: string | null;
  /** Done when the later assessment no longer has the problem. */
  isDone: boolean;
  /** The priority then and now; `after` is null when done. */
  priority: { before: number; after: number | null };
  /** Hours a month then and now; null where not told, or when done. */
  hours: { before: number | null; after: number | null };
}

/** What has changed between two assessments of a company. */
export interface Comparison {
  /** 0 to 100. */
  score: Pair;
  /** The level of each department, 1 to 5; null where it does not exist. */
  departments: { name: string; before: number | null; after: number | null }[];
  /** The projects of the earlier report, in order. */
  projects: ComparedProject[];
  /** The descriptions of the problems that only the earlier assessment has and that were no project there. */
  solved: string[];
  /** The descriptions of the problems that only the later assessment has. */
  added: string[];
}

const same = (one: string, other: string) => plainText(one).trim() === plainText(other).trim();

/**
 * Compares two assessments by names and descriptions, whatever their case and accents: a copy has ids of its own.
 * Departments come in the order of the later assessment, then those that are gone.
 */
export function compare(earlier: CompanyData, later: CompanyData): Comparison {
  const missingFrom = (data: CompanyData) => (problem: { description: string }) =>
    !data.problems.some(({ description }) => same(description, problem.description));
  const { projects, remaining } = projectPlan(earlier, null);
  return {
    score: { before: digitalization(earlier).score, after: digitalization(later).score },
    departments: comparedDepartments(earlier, later),
    projects: projects.map((project) => comparedProject(project, later)),
    solved: remaining
      .map(({ problem }) => problem)
      .filter((description) => missingFrom(later)({ description })),
    added: later.problems.filter(missingFrom(earlier)).map(({ description }) => description),
  };
}

function comparedDepartments(earlier: CompanyData, later: CompanyData): Comparison['departments'] {
  const formerOf = (name: string) => earlier.departments.find((former) => same(former.name, name));
  const gone = earlier.departments.filter(
    ({ name }) => !later.departments.some((now) => same(now.name, name)),
  );
  return [
    ...later.departments.map(({ name, digitalizationLevel }) => ({
      name,
      before: formerOf(name)?.digitalizationLevel ?? null,
      after: digitalizationLevel,
    })),
    ...gone.map(({ name, digitalizationLevel }) => ({ name, before: digitalizationLevel, after: null })),
  ];
}

function comparedProject(
  { number, problem, measure, priority, hoursPerMonth }: Project,
  later: CompanyData,
): ComparedProject {
  const now = later.problems.find(({ description }) => same(description, problem));
  return {
    number,
    problem,
    measure,
    isDone: now === undefined,
    priority: { before: priority, after: now?.priority ?? null },
    hours: { before: hoursPerMonth, after: now?.hoursPerMonth ?? null },
  };
}
