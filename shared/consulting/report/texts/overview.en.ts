import { listFormat } from '../../../list-format';
import { moneyText } from '../../../money-text';
import { thresholds } from '../../scales';
import { counted, outOf } from '../layout';
import type { ModuleName } from '../modules/modules';
import type { FirstLook, FirstQuestion } from '../overview/first-look';
import type { LaterName } from '../overview/later-names';
import type { SummaryFigures, SummaryHead } from '../overview/summary-head';

type Sentences = (string | false | null)[];

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const listed = (names: string[]) => listFormat('en').format(names);
const months = (count: number) => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`;

const inSentence: Record<ModuleName, string> = {
  analytics: 'analytics',
  automation: 'process automation',
  predictive: 'the predictive system',
  integration: 'the integration platform',
};

const inList = (department: LaterName) =>
  department.by === 'name' ? department.name : `that of ${department.by} ${department.number}`;

function mostUrgent({
  phrase,
  priority,
  problems,
  sharing,
  before,
  ofDepartment,
}: SummaryHead['urgent']): Sentences {
  const level = outOf(priority);
  const alone =
    problems === 1
      ? `It is the only problem, at priority ${level}.`
      : `It has the highest priority of the ${problems} problems: ${level}.`;
  const all = problems === 2 ? 'Both' : `All ${problems}`;
  const others = sharing === 2 ? 'Another problem shares' : `Another ${sharing - 1} problems share`;
  const reason = before === 'hours' ? 'has the most hours entered' : 'stands first in the list';
  const shared =
    sharing === problems
      ? `${all} problems have priority ${level}; this one ${reason}.`
      : `${others} its priority, ${level}; this one ${reason}.`;
  return [
    `${phrase ? `“${phrase}”` : 'The problem of project 1'}. ${sharing === 1 ? alone : shared}`,
    ofDepartment !== null &&
      `Its department has ${ofDepartment} of the ${problems} problems, more than any other.`,
  ];
}

function beginWith(projects: number, strengths: number) {
  const first = `With project 1${strengths > 0 ? `, which builds on ${strengths === 1 ? 'one' : strengths} of your strengths` : ''}`;
  if (projects === 1) return `${first}.`;
  return `${first}; then ${projects === 2 ? 'project 2' : 'projects 2 and 3'}.`;
}

/** The words of the first page, the first look, the matrix, the programs and the table of reasons. */
export const en = {
  summary: {
    heading: 'Summary',
    by: (author: string) => `By ${author}`,
    for: (name: string, position: string) => `For ${name}, ${position}`,
    headings: { urgent: 'Most urgent', begin: 'Where to begin', next: 'The next step' },
    labels: {
      score: 'Digitalization',
      /** `told` of the `problems` name their hours. */
      time: ({ told, problems }: NonNullable<SummaryFigures['time']>) => {
        if (problems === 1) return 'Time that the problem takes';
        if (told === problems) return 'Time that the problems take';
        return `Time on ${told} of ${problems} problems`;
      },
      months: 'Length of the plan',
    },
    score: (score: number, before: number | null) => {
      if (before === null) return `${score} of 100`;
      if (score === before) return `${score} of 100; the same as last time`;
      return `${score} of 100; ${Math.abs(score - before)} ${score > before ? 'more' : 'less'} than last time`;
    },
    hours: ({ hours }: NonNullable<SummaryFigures['time']>) =>
      `${number.format(hours)} ${hours === 1 ? 'hour' : 'hours'} a month`,
    money: (perMonth: number, currency: string) => `${moneyText(perMonth, currency, 'en')} a month`,
    months: ({ min, max }: SummaryFigures['months']) => `${months(min)} to ${months(max)} months`,
    urgent: mostUrgent,
    begin: ({ projects, remaining, strengths, low, goal }: SummaryHead['begin']): Sentences => [
      beginWith(projects, strengths),
      remaining > 0 &&
        (remaining === 1
          ? 'The remaining problem follows in a table.'
          : `The remaining ${remaining} problems follow in a table.`),
      low > 0 &&
        `After that, bring the ${low === 1 ? 'department' : `${low} departments`} at level ${outOf(thresholds.lowDigitalization)} or less up to level ${outOf(goal)} at least.`,
    ],
    /** `starts` is a formatted date. */
    next: (
      { lacksResponsible, questions }: SummaryHead['next'],
      diagnosis: string,
      starts: string | null,
    ): Sentences => [
      lacksResponsible
        ? starts
          ? `Decide who is responsible for project 1 before the diagnosis begins on ${starts} (${diagnosis}).`
          : `Decide who is responsible for project 1 and choose the day on which the diagnosis begins (${diagnosis}).`
        : starts
          ? `Begin the diagnosis on ${starts} (${diagnosis}).`
          : `Choose the day on which the diagnosis begins (${diagnosis}).`,
      questions > 0 &&
        `${questions === 1 ? 'The question' : `The ${questions} questions`} under “What to ask before starting” should be answered by then.`,
    ],
  },
  matrix: {
    heading: 'Problems by department and urgency',
    noDepartment: 'No department named',
    /** After the mark that only the projects have. */
    key: 'Proposed below as a project',
    without: (departments: number) =>
      departments === 1
        ? 'One department has no problem linked to it.'
        : `${departments} departments have no problem linked to them.`,
  },
  choices: {
    heading: 'What chose each module',
    columns: { module: 'Module', record: 'Entry', word: 'Word' },
    department: (department: LaterName) =>
      department.by === 'name'
        ? `Department “${department.name}”`
        : `Department of ${department.by} ${department.number}`,
    /** The word, where it is the whole name of a department. */
    itsName: 'its name',
    /** Null for a text that is too long to quote. */
    strength: (text: string | null) => (text ? `Strength “${text}”` : 'A strength'),
  },
  /** What a module does, where nothing before it says what chose it. */
  moduleDoes: {
    analytics: 'Gathers the figures in shared dashboards, so that decisions rest on them.',
    automation: 'Does routine steps by software; people decide the exceptions.',
    predictive:
      'Estimates from past data what comes next, and compares each forecast with what then happens.',
    integration:
      'Connects the tools in use, and whatever is added to them, so that nothing has to be entered twice.',
  } satisfies Record<ModuleName, string>,
  programs: {
    heading: 'Programs that modules would read',
    columns: { program: 'Programs', readBy: 'Would be read by' },
    connected:
      'The integration platform connects the programs that can hand over their data. What is on paper or said on the telephone today is entered once.',
    ask: {
      none: 'Which programs are in use, and by whom? The integration platform is to connect them.',
      departments: ([first, ...rest]: LaterName[]) => {
        if (!first) return '';
        const one = first.by === 'name' ? `“${first.name}”` : `of ${first.by} ${first.number}`;
        return rest.length === 0
          ? `Which programs does the department ${one} work with?`
          : `Which programs do these departments work with: ${listed([first, ...rest].map(inList))}?`;
      },
    },
    readsUnknown: (modules: ModuleName[]) =>
      `Where are the data kept that ${listed(modules.map((module) => inSentence[module]))} would read?`,
  },

  /** Opens a stored text. */
  fullText: 'Full text',
  firstLook: {
    heading: 'A first look',
    known: ({ products, departments, problems, strengths, score, priority }: FirstLook): Sentences => [
      `What has been entered so far: ${counted(products, 'product or service', 'products and services')}, ${counted(departments, 'department', 'departments')}, ${counted(problems, 'problem', 'problems')} and ${counted(strengths, 'strength', 'strengths')}.`,
      `Digitalization stands at ${score} of 100; ${problems === 1 ? 'the problem has' : 'the most urgent problem has'} priority ${outOf(priority)}.`,
    ],
    knownHeading: 'What is known',
    askHeading: 'Five questions whose answers would change most',
    then: 'The report on what is known so far follows.',
    question: {
      moreProblems: 'What else costs you time, money or customers?',
      onPaper: 'What still runs on paper, on the phone or in somebody’s head?',
      ranking: 'If only one of these problems could be solved this year, which one?',
      byHand: 'What is done by hand, or typed in twice?',
      moreDepartments: 'What is done outside the one department described: buying, selling, invoicing?',
      hours: 'How many hours a month does the most urgent problem take?',
      hourCost: 'What does an hour of work cost?',
      department: 'Which department does the most urgent problem affect?',
      programs: 'Which programs do you work with?',
      keptData: 'Which records of past years do you keep, and where?',
      moreProducts: 'What else do you sell, and what brings in most?',
      measure: 'What would show that the most urgent problem is solved?',
      responsible: 'Who would answer for solving it?',
      deadline: 'By when does it have to be solved, and why then?',
      tried: 'What have you already tried, and why did it not last?',
      exceptions: 'Which cases do not follow the usual way of working?',
      ifNothing: 'What happens if nothing changes for a year?',
      others: 'Who outside the company would notice the change?',
    } satisfies Record<FirstQuestion, string>,
  },
};

export type OverviewWords = typeof en;
