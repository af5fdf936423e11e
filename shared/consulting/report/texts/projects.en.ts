import { listFormat } from '../../../list-format';
import { moneyText } from '../../../money-text';
import type { Urgency } from '../findings';
import { counted } from '../layout';
import type { AutomationKind } from '../modules/automation-kinds';
import type { CostOfLeaving } from '../projects/cost-of-leaving';
import type { Decision } from '../projects/decisions';
import type { ProjectPhase } from '../projects/project-phase';
import type { FirstStep } from '../projects/projects';
import type { Question } from '../projects/questions';

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

type Steps = Record<'responsible' | 'nobody', Record<FirstStep['department'], string>>;

/** The words of first steps: where somebody is responsible, where nobody is yet, and where the company is one person. */
export type FirstSteps = Record<Exclude<Urgency, 'low'>, Steps & { alone: string }> & Record<'low', Steps>;

const firstSteps: FirstSteps = {
  high: {
    responsible: {
      known:
        'This week, the person responsible writes down how the department works today, and sets a deadline.',
      unknown:
        'This week, the person responsible finds out which department it affects most, and sets a deadline.',
      only: 'This week, the person responsible writes down how the work is done today, and sets a deadline.',
    },
    nobody: {
      known: 'This week, decide who owns it, write down how the department works today, and set a deadline.',
      unknown:
        'This week, decide who owns it. Their first task is to find out which department it affects most; their second, to set a deadline.',
      only: 'This week, decide who owns it, write down how the work is done today, and set a deadline.',
    },
    alone: 'This week, write down how the work is done today and set a deadline.',
  },
  medium: {
    responsible: {
      known:
        'This month, the person responsible agrees a start date with the department, and notes how things stand on that day.',
      unknown:
        'This month, the person responsible finds out which department it affects most, and proposes a start date.',
      only: 'This month, the person responsible sets a start date, and notes how things stand on that day.',
    },
    nobody: {
      known: 'This month, decide who will answer for it and when the department starts on it.',
      unknown: 'This month, decide who will answer for it, in which department, and when work on it starts.',
      only: 'This month, decide who will answer for it and when work on it starts.',
    },
    alone: 'This month, set a start date and note how things stand on that day.',
  },
  low: {
    responsible: {
      known:
        'Note today how things stand in the department. In three months the person responsible says whether it has got worse.',
      unknown:
        'Note today how things stand. In three months the person responsible says whether it has got worse, and where.',
      only: 'Note today how things stand. In three months the person responsible says whether it has got worse.',
    },
    nobody: {
      known: 'Note today how things stand in the department, and look at it again in three months.',
      unknown: 'Note today how things stand, and see in three months whether it has got worse, and where.',
      only: 'Note today how things stand, and look at it again in three months.',
    },
  },
};

/** The words of a first step, from those of one language. */
export function firstStepIn(steps: FirstSteps, { urgency, who, department }: Omit<FirstStep, 'sameAs'>) {
  if (who !== 'alone') return steps[urgency][who][department];
  return urgency === 'low' ? steps.low.nobody.only : steps[urgency].alone;
}

const hoursText = (hours: number) => `${number.format(hours)} ${hours === 1 ? 'hour' : 'hours'} a month`;

const projects = (numbers: number[]) =>
  `${numbers.length === 1 ? 'project' : 'projects'} ${listFormat('en').format(numbers.map(String))}`;

/** The words of projects, of what to ask before them and of what to decide. */
export const en = {
  heading: 'Projects',
  project: (project: number) => `Project ${project}`,
  problem: (problem: number) => `Problem ${problem}`,
  labels: {
    department: 'Department',
    strengths: 'Builds on',
    module: 'Module',
    firstStep: 'First step',
    responsible: 'Responsible',
    measure: 'How we will know',
    cost: 'Cost of leaving it',
    phase: 'When',
  },
  claim: {
    manual: 'Takes over the step that is done by hand; people decide the exceptions.',
    repetitive: 'Repeats the routine step by itself; people decide the exceptions.',
    slow: 'Takes over whichever steps behind the delay follow a fixed rule.',
  } satisfies Record<AutomationKind, string>,
  departmentOf: (project: number) => `The same as in project ${project}`,
  firstStep: ({ sameAs, ...step }: FirstStep) =>
    sameAs
      ? `The same as in project ${sameAs.project}, ${sameAs.weeks === 1 ? 'a week' : 'two weeks'} later.`
      : firstStepIn(firstSteps, step),
  quoted: (text: string) => `“${text}”`,
  person: (name: string, position: string) => `${name}, ${position}`,
  hours: hoursText,
  cost: ({ perMonth, currency }: CostOfLeaving) => `${moneyText(perMonth, currency, 'en')} a month`,
  /** The formula of the cost with its parts; it stands under the cost. */
  formula: ({ hours, hourCost, currency }: CostOfLeaving) =>
    `${hoursText(hours)} × ${moneyText(hourCost, currency, 'en')} an hour`,
  /** Without the name of the phase, which says what the plan builds and not what the project is about. */
  phase: ({ number: phase, fromWeek, toWeek }: ProjectPhase) =>
    toWeek === null
      ? `Phase ${phase} of the plan: from week ${fromWeek} at the earliest`
      : `Phase ${phase} of the plan: between weeks ${fromWeek} and ${toWeek}`,

  /** The titles of the tasks of a project. */
  task: {
    review: (name: string) => `First review: ${name}`,
    end: (name: string) => `Is it solved? ${name}`,
  },

  remaining: {
    heading: 'The other problems',
    columns: {
      number: 'No.',
      problem: 'Problem',
      priority: 'Priority',
    },
  },

  ask: {
    heading: 'What to ask before starting',
    company: 'In general',
    question: {
      department: 'Which department does it affect most?',
      hours: 'How many hours of work does it take in a month?',
      responsible: 'Who owns the fix?',
      measure: 'Which figure shows that it is solved, and what is it today?',
      hourCost: 'What does an hour of work cost?',
      shortText: 'What exactly happens, and how often?',
    } satisfies Record<Question, string>,
  },

  decide: {
    heading: 'What we ask you to decide',
    /** `from` is a formatted date. */
    text: (decision: Decision, from: string | null) => {
      switch (decision.decision) {
        case 'start':
          return from
            ? `Start project ${decision.project}. The plan begins on ${from}.`
            : `Start project ${decision.project}, and choose the day on which the plan begins.`;
        case 'responsible':
          return `Decide who is responsible for ${projects(decision.projects)}.`;
        case 'confirm':
          return `Confirm ${decision.person.name} as the person responsible for project ${decision.project}.`;
        case 'review':
          return decision.lacksMeasure.length > 0
            ? `Agree the measure of ${projects(decision.lacksMeasure)} and the date of the first review.`
            : 'Agree the date of the first review.';
      }
    },
    place: 'Place',
    date: 'Date',
    signature: 'Signature',
  },

  earlier: {
    heading: 'Projects of the earlier report',
    done: 'Done: it is no longer among the problems',
    open: 'Still among the problems',
    priority: (before: number, after: number) =>
      before === after ? `priority ${after}, as then` : `priority ${after}, then ${before}`,
    hours: (before: number, after: number) =>
      before === after
        ? `${hoursText(after)}, as then`
        : `${hoursText(after)}, then ${number.format(before)}`,
    count: (done: number, all: number) => `${done} of ${counted(all, 'project', 'projects')} done`,
  },
};

export type ProjectWords = typeof en;
