import type { CompanyData, ReportPerson } from '../company-data';
import { inReportOrder, type Urgency } from '../findings';
import { type ChosenModule, chosenModules, type ModuleName } from '../modules/modules';
import { type CostOfLeaving, costOfLeaving } from './cost-of-leaving';
import { type ProjectModule, projectModule } from './project-module';
import { phaseOf, type ProjectPhase } from './project-phase';
import { type RankedProblem, rankedProblems } from './ranked-problems';

/** Maximum number of projects of a report. */
export const mostProjects = 3;

/** What a project does not know of its problem yet; each is a question with a line to write on. */
export const openQuestions = ['department', 'hours', 'responsible', 'measure'] as const;
export type OpenQuestion = (typeof openQuestions)[number];

/** What the first step of a project depends on. */
export interface FirstStep {
  urgency: Urgency;
  /** Whether the department is known; `only` where the company has no other, so that nobody has to be found or named. */
  department: 'known' | 'unknown' | 'only';
  hasResponsible: boolean;
  /** The earlier project that takes the same step, and by how many weeks this one follows it. */
  sameAs: { project: number; weeks: 1 | 2 } | null;
}

/** One of the problems that a report makes a project of; its number is that of the project. */
export interface Project extends RankedProblem {
  /** The earlier project on whose card the department's name stands. */
  departmentOf: number | null;
  /** The strengths that help with it, as its owner confirmed, whole, the greatest impact first. */
  strengths: { id: number; description: string }[];
  module: ProjectModule | null;
  firstStep: FirstStep;
  responsible: Pick<ReportPerson, 'id' | 'name' | 'position'> | null;
  /** What would show that the problem is solved. */
  measure: string | null;
  cost: CostOfLeaving | null;
  phase: ProjectPhase;
  open: OpenQuestion[];
}

/** A problem that is no project, as a row of a table. */
export interface RemainingProblem extends RankedProblem {
  module: ModuleName | null;
}

export interface ProjectPlan {
  projects: Project[];
  remaining: RemainingProblem[];
  /** Whether the cost of an hour is not told, without which no hours become money. */
  lacksHourCost: boolean;
}

/**
 * The projects of a report, at most three, and the problems that remain (report.md, "Projects"). `startsOn` is the first
 * day of the plan, if one is chosen.
 */
export function projectPlan(given: CompanyData, startsOn: string | null): ProjectPlan {
  const data = inReportOrder(given);
  const modules = chosenModules(data);
  const ranked = rankedProblems(data);
  const projects = ranked
    .slice(0, mostProjects)
    .map((problem) => projectOf(problem, data, modules, startsOn));
  return {
    projects: projects.map((project, index) => afterEarlier(project, projects.slice(0, index))),
    remaining: ranked.slice(mostProjects).map((problem) => ({
      ...problem,
      module: projectModule(rowOf(problem, data), modules)?.module ?? null,
    })),
    lacksHourCost: data.company.hourCost === null,
  };
}

/** A project that refers to the earlier one with the same department or first step, so that each is told once. */
function afterEarlier(project: Project, earlier: Project[]): Project {
  const { urgency, department, hasResponsible } = project.firstStep;
  const same = earlier.find(
    ({ firstStep: step }) =>
      step.urgency === urgency && step.department === department && step.hasResponsible === hasResponsible,
  );
  const isNamed = (one: Project) => one.department !== null && one.department.id === project.department?.id;
  const sameAs: FirstStep['sameAs'] = same
    ? { project: same.number, weeks: project.number - same.number === 1 ? 1 : 2 }
    : null;
  return {
    ...project,
    departmentOf: earlier.find(isNamed)?.number ?? null,
    firstStep: { ...project.firstStep, sameAs },
  };
}

const rowOf = ({ id }: RankedProblem, { problems }: CompanyData) => problems.find((row) => row.id === id)!;

function projectOf(
  problem: RankedProblem,
  data: CompanyData,
  modules: ChosenModule[],
  startsOn: string | null,
): Project {
  const row = rowOf(problem, data);
  const person = data.people.find(({ id }) => id === row.responsibleId);
  const module = projectModule(row, modules);
  const measure = row.measure?.trim() || null;
  return {
    ...problem,
    departmentOf: null,
    strengths: data.strengths
      .filter(({ id }) => row.strengthIds.includes(id))
      .map(({ id, description }) => ({ id, description })),
    module,
    firstStep: {
      urgency: problem.urgency,
      department: data.departments.length === 1 ? 'only' : problem.department ? 'known' : 'unknown',
      hasResponsible: person !== undefined,
      sameAs: null,
    },
    responsible: person ? { id: person.id, name: person.name, position: person.position } : null,
    measure,
    cost: costOfLeaving(problem.hoursPerMonth, data.company),
    phase: phaseOf(problem.urgency, module !== null, startsOn),
    open: openQuestions.filter((question) => isOpen(question, problem, measure, person)),
  };
}

function isOpen(
  question: OpenQuestion,
  { department, hoursPerMonth }: RankedProblem,
  measure: string | null,
  person: ReportPerson | undefined,
): boolean {
  switch (question) {
    case 'department':
      return department === null;
    case 'hours':
      return hoursPerMonth === null;
    case 'responsible':
      return person === undefined;
    case 'measure':
      return measure === null;
  }
}
