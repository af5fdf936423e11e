import type { OpenQuestion } from '../../items/open-questions';
import type { CompanyData, ReportPerson } from '../company-data';
import { inReportOrder, type Urgency } from '../findings';
import { type ChosenModule, chosenModules } from '../modules/modules';
import { type CostOfLeaving, costOfLeaving } from './cost-of-leaving';
import { type ProjectModule, projectModule } from './project-module';
import { toldOf, type WhoBegins } from './open-questions';
import { phaseOf, type ProjectPhase } from './project-phase';
import { type RankedProblem, rankedProblems } from './ranked-problems';

/** Maximum number of projects of a report. */
export const mostProjects = 3;

/** What the first step of a project depends on. */
export interface FirstStep {
  urgency: Urgency;
  /** Whether the department is known; `only` where the company has no other, so that nobody has to be found or named. */
  department: 'known' | 'unknown' | 'only';
  who: WhoBegins;
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

export interface ProjectPlan {
  projects: Project[];
  /** The problems that are no project, as rows of a table. */
  remaining: RankedProblem[];
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
  const projects = ranked.slice(0, mostProjects).map((problem) => projectOf(problem, data, modules));
  return {
    projects: projects.map((project, index) => ({
      ...afterEarlier(project, projects.slice(0, index)),
      phase: phaseOf(project.urgency, hasModule(projects.slice(index), project.urgency), startsOn),
    })),
    remaining: ranked.slice(mostProjects),
    lacksHourCost: data.company.hourCost === null,
  };
}

type Unplanned = Omit<Project, 'phase'>;

/** Whether a project or one of the same urgency after it has a module: no project is planned after the next one. */
const hasModule = (fromHere: Unplanned[], urgency: Urgency) =>
  fromHere.some((one) => one.urgency === urgency && one.module !== null);

/** A project that refers to the earlier one with the same department or first step, so that each is told once. */
function afterEarlier(project: Unplanned, earlier: Unplanned[]): Unplanned {
  const { urgency, department, who } = project.firstStep;
  const same = earlier.find(
    ({ firstStep: step }) => step.urgency === urgency && step.department === department && step.who === who,
  );
  const isNamed = (one: Unplanned) => one.department !== null && one.department.id === project.department?.id;
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

function projectOf(problem: RankedProblem, data: CompanyData, modules: ChosenModule[]): Unplanned {
  const row = rowOf(problem, data);
  const person = data.people.find(({ id }) => id === row.responsibleId);
  const module = projectModule(row, modules);
  const { who, measure, open } = toldOf(problem, data);
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
      who,
      sameAs: null,
    },
    responsible: person ? { id: person.id, name: person.name, position: person.position } : null,
    measure,
    cost: costOfLeaving(problem.hoursPerMonth, data.company),
    open,
  };
}
