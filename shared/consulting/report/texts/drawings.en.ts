import { scale, thresholds } from '../../scales';
import type { Urgency } from '../findings';
import { counted, outOf } from '../layout';
import type { ReportPart } from '../readiness';
import { type DataGap, shortText } from '../figures/gaps';
import type { Approach, Layer, Trait } from '../figures/layers';
import { method } from './method.en';

const lists = new Intl.ListFormat('en', { type: 'conjunction' });

/** The words of a report's drawings besides those of its texts; the functions take values of `reportFigures`. */
export const en = {
  contents: 'In this report',
  sections: {
    analysis: 'Analysis',
    recommendations: 'Recommendations',
    aiArchitecture: 'AI architecture',
    swot: 'SWOT',
    changes: 'What has changed since',
  },
  percent: (value: number) => `${value}%`,
  level: (value: number) => `level ${outOf(value)}`,

  score: {
    heading: 'Digitalization',
    outOf: 'out of 100',
    name: 'Digitalization score',
    of: (departments: number) =>
      departments === 1 ? 'The level of the only department' : `Mean of ${departments} departments`,
    even: (departments: number, level: number) =>
      `${departments === 2 ? 'Both' : `All ${departments}`} departments are at level ${outOf(level)}: none is weaker than the others.`,
  },
  chart: {
    radar: 'Departments on a radar',
    bars: 'Departments as bars',
    radarText: (departments: number, lowest: string, highest: string) =>
      `Radar with ${departments} axes, one for each department, from level ${scale.min} near the middle to level ${scale.max} on the rim. Lowest: ${lowest}. Highest: ${highest}. The table has every value.`,
    barsText: (told: string[]) => `Bars from level ${scale.min} to ${scale.max}: ${lists.format(told)}.`,
    lowMark: `Level ${outOf(thresholds.lowDigitalization)} or less: to improve`,
    heat: 'From the least to the most digitalized',
    table: 'Show as a table',
    columns: { department: 'Department', level: 'Level', percent: 'Percentage' },
  },
  priorities: {
    heading: 'Problems by priority',
    band: {
      high: 'High: resolve immediately',
      medium: 'Medium: address in coming months',
      low: 'Low: monitor and plan long term',
    } satisfies Record<Urgency, string>,
    count: (problems: number) => counted(problems, 'problem', 'problems'),
    priority: (value: number) => `Priority ${outOf(value)}`,
    hurts: (department: string) => `Affects: ${department}`,
    none: 'None.',
  },
  strengths: {
    heading: 'Strengths by impact',
    impact: (value: number) => `Impact ${outOf(value)}`,
  },
  modules: {
    heading: 'Modules, and why each is there',
    because: (count: number) => `Based on ${count === 1 ? 'one' : count} of your entries`,
    always: 'Part of every architecture.',
    word: (word: string) => `the word “${word}”`,
    supports: (module: string, word: string) => `${module} helps, because of “${word}”`,
  },
  architecture: {
    heading: 'The architecture in layers',
    approach: {
      light: 'Light and low-cost',
      modular: 'Modular and scalable',
      robust: 'Robust, enterprise grade',
    } satisfies Record<Approach, string>,
    layer: {
      people: 'People',
      modules: 'Modules',
      integration: 'Integration',
      sources: 'Data and tools',
      ground: 'Foundation',
    } satisfies Record<Layer['name'], string>,
    people: (departments: number) =>
      departments === 1 ? 'The whole company' : `The teams of ${departments} departments`,
    integration: 'Data are entered once, for every tool',
    calls: (count: number) => `based on ${counted(count, 'entry', 'entries')}`,
    more: (count: number) => `${count} more`,
    tools: (departments: number) =>
      departments === 1 ? 'The tools in use' : `The tools of ${departments} departments`,
    trait: {
      readyMade: 'Ready-made cloud services',
      payPerUse: 'Pay per use',
      noServers: 'No servers to run',
      independentParts: 'Independent parts',
      sharedData: 'Shared data',
      sizedByUse: 'Grows with use',
      highAvailability: 'High availability',
      accessByRole: 'Access by role',
      auditTrail: 'Audit trail',
      separateEnvironments: 'Test and live kept apart',
    } satisfies Record<Trait, string>,
    text: (approach: string, layers: string[]) =>
      `${approach}. Layers from top to bottom: ${layers.join('; ')}.`,
  },
  timeline: {
    heading: 'Five-phase plan',
    caption: 'The plan over time',
    starts: 'Starts',
    ends: 'Ends',
    quickest: 'Shortest',
    longest: 'Longest',
    on: (date: string) => date,
    between: (earliest: string, latest: string) => `between ${earliest} and ${latest}`,
    open: 'no end date',
    done: (earliest: string, latest: string) =>
      `With that start date, the first four phases end between ${earliest} and ${latest}.`,
    noStart: 'There is no start date yet: the plan has durations but no dates.',
    text: 'Five bars one after another. The full bar is each phase when all take their shortest time, the outlined one when all take their longest; monitoring has no end. The list below has the durations and dates.',
  },
  gaps: {
    heading: 'Open questions',
    none: 'Nothing that the report asks for is missing.',
    oneItem: {
      products: 'Only one product or service: a report on one says little about the whole offer.',
      departments: 'Only one department: nothing can be compared with it.',
      problems: 'Only one problem: there is no order of priority with one.',
      strengths: 'Only one strength: there is little to build on.',
    } satisfies Record<ReportPart, string>,
    shortText: (list: ReportPart, count: number) =>
      ({
        products: `${counted(count, 'product or service is', 'products or services are')} described`,
        departments: `The function of ${counted(count, 'department is', 'departments is')} described`,
        problems: `${counted(count, 'problem is', 'problems are')} described`,
        strengths: `${counted(count, 'strength is', 'strengths are')} described`,
      })[list] + ` very briefly (under ${shortText} characters).`,
    repeated: (list: ReportPart, count: number) =>
      ({
        products: `${count} products or services are the same`,
        departments: `${count} departments are the same`,
        problems: `${count} problems say the same`,
        strengths: `${count} strengths say the same`,
      })[list] + ', so they count more than once.',
    noDepartment: (count: number) =>
      `${counted(count, 'problem does', 'problems do')} not say which department ${count === 1 ? 'it affects' : 'they affect'}.`,
    lowWithoutProblem: (count: number) =>
      `${counted(count, 'department is', 'departments are')} at level ${outOf(thresholds.lowDigitalization)} or less, and no problem is linked to ${count === 1 ? 'it' : 'them'}: what does the low level cost?`,
    sameLevel: (list: (DataGap & { gap: 'sameLevel' })['list'], level: number) =>
      ({
        departments: `All departments are at level ${outOf(level)}`,
        problems: `All problems have priority ${outOf(level)}`,
        strengths: `All strengths have impact ${outOf(level)}`,
      })[list] + ': the ratings do not say what comes first.',
    noModule:
      'No department, problem or strength has a word that calls for a specific module, so only the integration platform is planned.',
  },
  method: { heading: 'Method and formulas', folded: 'How each figure is worked out', rules: method },
};

export type FigureWords = typeof en;
