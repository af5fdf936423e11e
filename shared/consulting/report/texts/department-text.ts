import type { Project } from '../projects/projects';
import type { ProjectWords } from './projects.en';

/** The department on the card of a project: nothing where the company has only one, which then says nothing. */
export function departmentText(
  { department, departmentOf, firstStep }: Project,
  words: ProjectWords,
): string | undefined {
  if (firstStep.department === 'only') return undefined;
  return departmentOf ? words.departmentOf(departmentOf) : department?.name;
}
