import { thresholds } from '../../scales';
import type { CompanyData, ReportPerson } from '../company-data';
import { digitalization } from '../figures/digitalization';
import { needsImprovement } from '../findings';
import { costOfLeaving, hoursNamed } from '../projects/cost-of-leaving';
import type { ProjectPlan } from '../projects/projects';
import type { NamedDepartment } from '../projects/ranked-problems';
import type { WhatToAsk } from '../projects/questions';
import { planMonths } from '../summary/plan-months';
import { wholePhrase } from '../summary/whole-phrase';

/** The three figures of a summary. */
export interface SummaryFigures {
  /** 0 to 100. */
  score: number;
  /**
   * Hours a month of the problems that name them, and what they cost where an hour's cost is told; null where none does.
   * `told` of `problems` name theirs.
   */
  time: {
    hours: number;
    perMonth: number | null;
    currency: string;
    told: number;
    problems: number;
  } | null;
  /** Months of the plan until monitoring. */
  months: { min: number; max: number };
}

/** What the first page of a report says, without its words (report.md, "Summary"). */
export interface SummaryHead {
  /** The company's primary contact. */
  client: Pick<ReportPerson, 'name' | 'position'> | null;
  figures: SummaryFigures;
  urgent: {
    /** The first project's problem or its first sentence; null where that is too long to quote. */
    phrase: string | null;
    priority: number;
    problems: number;
    /** The number of problems that share the highest priority. */
    sharing: number;
    /** What puts it before the next problem where that has the same priority. */
    before: 'hours' | 'list';
    /** The problems of the first project's department, where they are more than any other's; null otherwise. */
    ofDepartment: number | null;
  };
  begin: {
    projects: number;
    remaining: number;
    /** The number of confirmed strengths on which the first project builds. */
    strengths: number;
    /** The number of departments to improve, and the level to reach at least. */
    low: number;
    goal: number;
  };
  /** `lacksResponsible`: whether somebody must still be named for the first project. */
  next: { startsOn: string | null; lacksResponsible: boolean; questions: number };
}

/** Maximum characters of a quoted problem. */
const quoted = 140;

/** The first page of a report on a company that lacks nothing (see `missingForReport`). */
export function summaryHead(
  data: CompanyData,
  { projects, remaining }: ProjectPlan,
  { groups }: WhatToAsk,
  startsOn: string | null,
): SummaryHead {
  const first = projects[0]!;
  const second = projects[1] ?? remaining[0];
  const client = data.people.find(({ isPrimary }) => isPrimary);
  return {
    client: client ? { name: client.name, position: client.position } : null,
    figures: summaryFigures(data),
    urgent: {
      phrase: wholePhrase(first.problem, quoted),
      priority: first.priority,
      problems: data.problems.length,
      sharing: data.problems.filter(({ priority }) => priority === first.priority).length,
      before: (first.hoursPerMonth ?? 0) > (second?.hoursPerMonth ?? 0) ? 'hours' : 'list',
      ofDepartment: mostOf(first.department, data),
    },
    begin: {
      projects: projects.length,
      remaining: remaining.length,
      strengths: first.strengths.length,
      low: data.departments.filter(needsImprovement).length,
      goal: thresholds.lowDigitalization + 1,
    },
    next: {
      startsOn,
      lacksResponsible: first.firstStep.who === 'nobody',
      questions: groups.reduce((total, { questions }) => total + questions.length, 0),
    },
  };
}

/** The number of problems of a department, if there are several and more than any other department has. */
function mostOf(department: NamedDepartment | null, { departments, problems }: CompanyData): number | null {
  const countOf = (id: number) => problems.filter(({ departmentId }) => departmentId === id).length;
  const own = department ? countOf(department.id) : 0;
  const others = departments.filter(({ id }) => id !== department?.id).map(({ id }) => countOf(id));
  return own > 1 && others.length > 0 && own > Math.max(...others) ? own : null;
}

function summaryFigures(data: CompanyData): SummaryFigures {
  const hours = hoursNamed(data);
  const told = data.problems.filter(({ hoursPerMonth }) => hoursPerMonth).length;
  const { hourCurrency: currency } = data.company;
  const perMonth = costOfLeaving(hours, data.company)?.perMonth ?? null;
  return {
    score: digitalization(data).score,
    time: hours === null ? null : { hours, perMonth, currency, told, problems: data.problems.length },
    months: planMonths(),
  };
}
