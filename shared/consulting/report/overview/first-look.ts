import { plainText } from '../../../plain-text';
import type { CompanyData } from '../company-data';
import { digitalization } from '../figures/digitalization';
import { chosenModules } from '../modules/modules';
import { isOnePerson } from '../projects/one-person';
import { rankedProblems } from '../projects/ranked-problems';

/** Items in all from which a report no longer begins with a first look. */
const enoughItems = 6;

/** With no department under this level and no problem over this priority there is little to conclude. */
const quiet = { level: 4, priority: 2 } as const;

/** The questions of a first look, the one whose answer would change most first; the last five can always be asked. */
export const firstQuestions = [
  'moreProblems',
  'onPaper',
  'ranking',
  'byHand',
  'moreDepartments',
  'hours',
  'hourCost',
  'department',
  'programs',
  'keptData',
  'moreProducts',
  'measure',
  'responsible',
  'deadline',
  'tried',
  'exceptions',
  'ifNothing',
  'others',
] as const;
export type FirstQuestion = (typeof firstQuestions)[number];

/** The number of questions on the page of a first look. */
export const askedFirst = 5;

/** The page that comes before a report on little: what is known, and what to ask. */
export interface FirstLook {
  products: number;
  departments: number;
  problems: number;
  strengths: number;
  /** 0 to 100. */
  score: number;
  /** The highest priority of a problem. */
  priority: number;
  questions: FirstQuestion[];
}

/** The first look of a company that lacks nothing (see `missingForReport`); null where the data say enough. */
export function firstLook(data: CompanyData): FirstLook | null {
  const { products, departments, problems, strengths } = data;
  const items = products.length + departments.length + problems.length + strengths.length;
  if (items >= enoughItems && !isQuiet(data)) return null;
  const canAsk = asking(data);
  return {
    products: products.length,
    departments: departments.length,
    problems: problems.length,
    strengths: strengths.length,
    score: digitalization(data).score,
    priority: Math.max(...problems.map(({ priority }) => priority)),
    questions: firstQuestions.filter((question) => canAsk[question]).slice(0, askedFirst),
  };
}

const isQuiet = ({ departments, problems }: CompanyData) =>
  departments.every(({ digitalizationLevel }) => digitalizationLevel >= quiet.level) &&
  problems.every(({ priority }) => priority <= quiet.priority);

/** Whether a problem says already that its work is done by hand, in other words than those that call for a module. */
const saysByHand = ({ description }: CompanyData['problems'][number]) =>
  /\b(by hand|a mano|on paper|en papel)\b/.test(plainText(description));

function asking(data: CompanyData): Record<FirstQuestion, boolean> {
  const { company, products, departments, problems, strengths } = data;
  const first = problems.find(({ id }) => id === rankedProblems(data)[0]?.id);
  const modules = chosenModules(data).map(({ module }) => module);
  return {
    moreProblems: problems.length <= 2,
    onPaper: departments.every(({ digitalizationLevel }) => digitalizationLevel >= quiet.level),
    ranking: problems.length > 2 && problems.every(({ priority }) => priority <= quiet.priority),
    byHand: !modules.includes('automation') && !problems.some(saysByHand),
    moreDepartments: departments.length === 1,
    hours: !first?.hoursPerMonth,
    hourCost: company.hourCost === null,
    department: !first?.departmentId && departments.length > 1,
    programs: departments.every(({ programs }) => !programs?.trim()),
    keptData: strengths.length === 1 || !modules.includes('predictive'),
    moreProducts: products.length === 1,
    measure: !first?.measure?.trim(),
    responsible: !first?.responsibleId && !isOnePerson(data),
    deadline: true,
    tried: true,
    exceptions: true,
    ifNothing: true,
    others: true,
  };
}
