import type { DataGap } from '../figures/gaps';
import type { OpenQuestion } from '../../items/open-questions';
import type { ProjectPlan } from './projects';

/** A question to answer before a project starts. */
export type Question = OpenQuestion | 'hourCost' | 'shortText';

/** The questions about one record: the company, or the problem of a project. */
export type QuestionGroup =
  | { record: 'company'; questions: Question[] }
  /** `number` is that of the project, by which the group refers to it. */
  | { record: 'problem'; id: number; number: number; questions: Question[] };

/** What to ask before starting, and the gaps of the data that no question covers. */
export interface WhatToAsk {
  /** Each question once; records without a question are left out. */
  groups: QuestionGroup[];
  /** For the owner's screen, where they can still be mended in a new assessment; not for a PDF or a shared report. */
  gaps: DataGap[];
}

/** Gaps that, for the problem of a project, are questions of that project. */
const asked = ['noDepartment', 'shortText'] satisfies DataGap['gap'][];

/**
 * Everything that the projects do not know, once, grouped by record. A gap about the problem of a project becomes its
 * question; the other gaps stay as they are. What a first look has asked, of the company and of the first problem, is not
 * asked again.
 */
export function whatToAsk(plan: ProjectPlan, gaps: DataGap[], askedFirst: readonly string[] = []): WhatToAsk {
  const isNew = (question: Question) => !askedFirst.includes(question);
  const short = gaps.flatMap((gap) =>
    gap.gap === 'shortText' && gap.list === 'problems' ? gap.records : [],
  );
  const isShort = (id: number) => short.some((record) => record.id === id);
  const ofProjects = plan.projects.map(({ id, number, open }): QuestionGroup => {
    const questions: Question[] = isShort(id) ? ['shortText', ...open] : open;
    return { record: 'problem', id, number, questions: number === 1 ? questions.filter(isNew) : questions };
  });
  const ofCompany: QuestionGroup = {
    record: 'company',
    questions: plan.lacksHourCost && isNew('hourCost') ? ['hourCost'] : [],
  };
  return {
    groups: [ofCompany, ...ofProjects].filter(({ questions }) => questions.length > 0),
    gaps: gaps.flatMap((gap) => withoutProjects(gap, plan)),
  };
}

/** A gap without the problems of projects, where these are asked about; none where no record is left. */
function withoutProjects(gap: DataGap, { projects }: ProjectPlan): DataGap[] {
  if (gap.list !== 'problems' || !asked.some((kind) => kind === gap.gap)) return [gap];
  const records = gap.records.filter(({ id }) => !projects.some((project) => project.id === id));
  return records.length > 0 ? [{ ...gap, records }] : [];
}
