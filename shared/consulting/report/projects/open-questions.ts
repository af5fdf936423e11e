import { type OpenQuestion, openQuestions } from '../../items/open-questions';
import type { CompanyData } from '../company-data';
import { isOnePerson } from './one-person';
import { type RankedProblem, rankedProblems } from './ranked-problems';

/** Who takes the first step: somebody is responsible, nobody is yet, or the company is one person (see `isOnePerson`). */
export type WhoBegins = 'responsible' | 'nobody' | 'alone';

/** What is told of a problem besides its text; `open` is what is not. */
export interface ToldOfProblem {
  who: WhoBegins;
  /** What would show that the problem is solved. */
  measure: string | null;
  open: OpenQuestion[];
}

/** What the data tell of a problem, and what they leave open. */
export function toldOf(problem: RankedProblem, data: CompanyData): ToldOfProblem {
  const row = data.problems.find(({ id }) => id === problem.id)!;
  const hasPerson = data.people.some(({ id }) => id === row.responsibleId);
  const who: WhoBegins = hasPerson ? 'responsible' : isOnePerson(data) ? 'alone' : 'nobody';
  const measure = row.measure?.trim() || null;
  const isOpen: Record<OpenQuestion, boolean> = {
    department: problem.department === null,
    hours: problem.hoursPerMonth === null,
    responsible: who === 'nobody',
    measure: measure === null,
  };
  return { who, measure, open: openQuestions.filter((question) => isOpen[question]) };
}

/** What a report would ask about each problem, by the problem's id. */
export const openOfProblems = (data: CompanyData): Map<number, OpenQuestion[]> =>
  new Map(rankedProblems(data).map((problem) => [problem.id, toldOf(problem, data).open]));
