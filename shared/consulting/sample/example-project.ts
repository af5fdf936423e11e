import type { ExampleName } from '../../examples';
import type { Language } from '../../languages';
import { completeData } from '../report/company-data';
import { type Project, projectPlan } from '../report/projects/projects';
import { texts as english } from './example-problems.en';
import { texts as spanish } from './example-problems.es';
import type { ExampleProblems } from './example-problems';

const problems: Record<Language, ExampleProblems> = { en: english, es: spanish };

/** Where the examples of each language play, and what an hour costs there, in hundredths. */
export const exampleCosts = {
  en: { country: 'GB', hourCost: 16_00, hourCurrency: 'GBP' },
  es: { country: 'ES', hourCost: 18_00, hourCurrency: 'EUR' },
} as const satisfies Record<Language, object>;

const hours: Record<ExampleName, number> = { bakery: 20, workshop: 12, clinic: 16 };

/** The sentence with which an example begins. */
export const exampleSentence = (name: ExampleName, language: Language) => problems[language][name].problem;

/** What the report makes of an example's problem. */
export function exampleProject(name: ExampleName, language: Language): Project {
  const { problem, department, measure } = problems[language][name];
  return onlyProject(language, {
    departments: [{ id: 1, name: department, function: '', digitalizationLevel: 2 }],
    problem: { description: problem, departmentId: 1, hoursPerMonth: hours[name], measure },
  });
}

/** What the report makes of a sentence of which nothing else is known. */
export const projectOfSentence = (sentence: string, language: Language): Project =>
  onlyProject(language, { departments: [], problem: { description: sentence } });

type Data = Parameters<typeof completeData>[0];

interface OneProblem {
  departments: Data['departments'];
  problem: Omit<Data['problems'][number], 'id' | 'priority'>;
}

/** The project of a company that has told one urgent problem. */
function onlyProject(language: Language, { departments, problem }: OneProblem): Project {
  const data = completeData({
    // With departments besides the one that is told, so that somebody has to be responsible.
    company: { name: '', sector: '', size: 'small', structure: 'functional', ...exampleCosts[language] },
    products: [],
    departments,
    problems: [{ id: 1, priority: 5, ...problem }],
    strengths: [],
    modulesBy: 'meaning',
  });
  const [project] = projectPlan(data, null).projects;
  if (!project) throw new Error('A problem without a project');
  return project;
}
