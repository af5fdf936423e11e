import { scale } from '../../scales';
import { counted, outOf } from '../layout';
import type { Duration, PhaseName } from '../phases';

const units = { week: ['week', 'weeks'], month: ['month', 'months'] } as const;

export const en = {
  size: {
    small: 'small (1-49 employees)',
    medium: 'medium (50-249 employees)',
    large: 'large (250+ employees)',
  },
  structure: { simple: 'simple', functional: 'functional', divisional: 'divisional', matrix: 'matrix' },
  productType: { product: 'product', service: 'service' },

  analysis: {
    title: (company: string) => `BUSINESS ANALYSIS: ${company}`,
    profile: 'COMPANY PROFILE',
    sector: (sector: string) => `Sector: ${sector}`,
    size: (size: string) => `Size: ${size}`,
    structure: (structure: string) => `Structure: ${structure}`,
    summary: 'KEY FIGURES',
    /** The same heading in reports stored before the page began with a summary of its own. */
    formerSummary: 'SUMMARY',
    offer: (products: number, services: number) =>
      [
        products > 0 && counted(products, 'product', 'products'),
        services > 0 && counted(services, 'service', 'services'),
      ]
        .filter(Boolean)
        .join(' and '),
    departmentLevels: (count: number, lowest: number, highest: number) =>
      `${counted(count, 'department', 'departments')}, ${
        lowest === highest
          ? `digitalization level ${outOf(lowest)}`
          : `digitalization levels from ${outOf(lowest)} to ${outOf(highest)}`
      }`,
    problemCount: (count: number, urgent: number, from: number) =>
      `${counted(count, 'problem', 'problems')}, ${urgent || 'none'} of high priority (${outOf(from)} or more)`,
    strengthCount: (count: number, great: number, from: number) =>
      `${counted(count, 'strength', 'strengths')}, ${great || 'none'} of high impact (${outOf(from)} or more)`,
    products: (count: number) => `PRODUCTS AND SERVICES (${count})`,
    departments: (count: number) => `DEPARTMENTS, the least digitalized first (${count})`,
    department: (name: string, level: number) => `${name}: digitalization level ${outOf(level)}`,
    duties: (duties: string) => `Function: ${duties}`,
    problems: (count: number) => `PROBLEMS AND CHALLENGES, the most urgent first (${count})`,
    strengths: (count: number) => `STRENGTHS, the greatest impact first (${count})`,
    basis: 'BASIS OF THIS REPORT',
    selfAssessed:
      'Everything above was provided by the company. The ratings are its own: digitalization and impact ' +
      `from ${scale.min} (low) to ${scale.max} (high), priority from ${scale.min} (low) to ${scale.max} (critical).`,
  },
  problem: (priority: number, description: string) => `Priority ${outOf(priority)}: ${description}`,
  strength: (impact: number, description: string) => `Impact ${outOf(impact)}: ${description}`,

  recommendations: {
    title: 'RECOMMENDATIONS',
    urgency: {
      high: 'HIGH PRIORITY: resolve immediately',
      medium: 'MEDIUM PRIORITY: address in coming months',
      low: 'LOW PRIORITY: monitor and plan long term',
    },
    advice: {
      high: 'Give each problem one person in charge and a closing date, and review progress every week.',
      medium: 'Set a start date for each problem and agree beforehand how the improvement will be measured.',
      low: 'Keep these problems on a list, go through it regularly and act if their priority rises.',
    },
    improvement: (level: number) => `DIGITAL IMPROVEMENT: departments at level ${outOf(level)} or less`,
    improvementAdvice:
      'In each department, write down how the work is done today, digitalize one task at a time and train ' +
      'the team before starting the next.',
    improve: (name: string, level: number, goal: number) =>
      `${name}: raise digitalization from level ${outOf(level)} to at least ${outOf(goal)}`,
    tasks: (duties: string) => `Tasks to go through: ${duties}`,
    noImprovement: 'No department is at this level.',
    leverage: (impact: number) => `STRENGTHS TO LEVERAGE: impact of ${outOf(impact)} or more`,
    leverageOnUrgent: 'Build on these strengths, first of all to resolve the high-priority problems.',
    leverageInGeneral: 'Build on these strengths in every improvement that is started.',
    noLeverage: 'No strength has this impact yet.',
    supportedBy: (module: string, word: string) => `Supported by: ${module} (because of the word “${word}”)`,
  },

  architecture: {
    title: 'AI ARCHITECTURE',
    approach: {
      small: 'APPROACH: light and low-cost',
      medium: 'APPROACH: modular and scalable',
      large: 'APPROACH: robust, enterprise grade',
    },
    approachText: {
      small:
        'For a small company (1-49 employees) we recommend a light, low-cost architecture: ready-made cloud ' +
        'services paid by use, as few components as possible, and nothing that calls for servers or ' +
        'technical staff of its own.',
      medium:
        'For a medium company (50-249 employees) we recommend a modular and scalable architecture: ' +
        'independent parts over shared data, added one at a time and sized as use grows.',
      large:
        'For a large company (250+ employees) we recommend a robust enterprise architecture: high ' +
        'availability, access by role, an audit trail, and separate environments for testing and operation.',
    },
    modules: (count: number) => `MODULES (${count})`,
    because: 'Included because of:',
    always: 'Part of every architecture.',
    reason: {
      name: (label: string, word: string) => `department “${label}”: the word “${word}” in its name`,
      function: (label: string, word: string) => `department “${label}”: the word “${word}” in its function`,
      problem: (label: string, word: string) => `problem “${label}”: the word “${word}”`,
      strength: (label: string, word: string) => `strength “${label}”: the word “${word}”`,
    },
    plan: 'FIVE-PHASE PLAN',
  },
  module: {
    analytics: 'Analytics module',
    automation: 'Process automation',
    predictive: 'Predictive system',
    integration: 'Integration platform',
  },
  moduleText: {
    analytics:
      'Gathers the figures of these departments in shared dashboards, so that decisions rest on them.',
    automation: 'Leaves the routine steps behind these problems to software; people decide the exceptions.',
    predictive:
      'Uses the knowledge behind these strengths to anticipate what comes next, and compares each forecast ' +
      'with what then happens.',
    integration:
      'Connects the tools of all departments, and whatever is added to them, so that nothing has to be ' +
      'entered twice.',
  },

  phase: {
    diagnosis: 'Diagnosis',
    components: 'Priority components',
    integration: 'Integration',
    rollout: 'Training and rollout',
    monitoring: 'Continuous monitoring',
  } satisfies Record<PhaseName, string>,
  duration: ({ min, max, unit }: Duration) =>
    `${min === max ? max : `${min}-${max}`} ${units[unit][max === 1 ? 0 : 1]}`,
  ongoing: 'ongoing',
  phaseText: {
    diagnosis: (departments: number, problems: number) =>
      `Check the findings with ${departments === 1 ? 'the department' : `the ${departments} departments`} and agree how progress on ` +
      `${problems === 1 ? 'the problem' : `each of the ${problems} problems`} will be measured.`,
    components: (modules: string[]) => `Build and try out: ${modules.join(', ')}.`,
    noComponents: (priority: number) =>
      `The data call for no specific module: start with the most urgent problems (priority ${outOf(priority)}).`,
    integration: (platform: string) =>
      `Set up the ${platform.toLowerCase()} and connect every department’s tools to it.`,
    rollout: 'Train every department and put the solution into daily use.',
    rolloutStartingWith: (departments: string[]) =>
      `Train every department and put the solution into daily use, starting with: ${departments.join(', ')}.`,
    monitoring:
      'Rate levels, priorities and impacts again, compare them with this report and adjust the plan.',
  },
};

export type ReportWords = typeof en;
