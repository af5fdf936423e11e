import { mostProjects } from '../projects/projects';
import type { NamedDepartment, RankedProblem } from '../projects/ranked-problems';

/** How a report names a department after the cards of its projects. */
export type LaterName =
  | { by: 'name'; name: string }
  | { by: 'project'; number: number }
  | { by: 'problem'; number: number };

/**
 * A report names a department at most three times: with its level, in the matrix of problems, and on the card of its
 * first project. Where the name would be the fourth, the number of a project or a problem stands for it. `isAsked` tells
 * whether the question about programs names the department too.
 */
export function laterName(
  { id, name }: NamedDepartment,
  ranked: RankedProblem[],
  isAsked: boolean,
): LaterName {
  const first = ranked.find(({ department }) => department?.id === id);
  if (first && first.number <= mostProjects) return { by: 'project', number: first.number };
  return first && isAsked ? { by: 'problem', number: first.number } : { by: 'name', name };
}
