import type { ModulesBy } from '../company-data';
import { thresholds } from '../../scales';
import { radarAxes } from '../figures/radar';

/** How modules are chosen, now and under the older rule by beginnings of words. */
const modules: Record<ModulesBy, string> = {
  meaning:
    'A module is planned when a record holds one of its words, in English or Spanish, in upper or lower case, with or without accents, inflected or in a compound. Analytics: department names with sales, marketing, venta; functions with data, analysis, dato, análisis. Process automation: problems with manual, repetitive, slow, time, lento, tiempo. Predictive system: strengths with data, information, historical, dato, información, histórico. Words that only look alike, such as ventanilla or maritime, and phrases that mean something else, such as centro histórico, do not count. The integration platform is always planned.',
  beginning:
    'A module is planned when a word of a record begins with one of its keywords, in English or Spanish, whatever the case and accents. Analytics: department names with sales, marketing, venta; functions with data, analy, dato, anali. Process automation: problems with manual, repetitiv, slow, time, lent, tiempo. Predictive system: strengths with data, information, histor, dato, informacion. The integration platform is always planned.',
};

/** The name and rule of each figure and finding. */
export const method = (modulesBy: ModulesBy = 'meaning'): [name: string, text: string][] => [
  [
    'Digitalization score',
    `Mean of (level − 1) / 4 × 100 over all departments, each counting the same, rounded to a whole number (halves up). Level 1 is 0%, level 5 is 100%. It is the company’s own rating.`,
  ],
  [
    'Charts of departments',
    `A department stands at level / 5 of its axis or bar. With fewer than ${radarAxes.fewest} departments there are bars instead of a radar, with more than ${radarAxes.most} a table.`,
  ],
  [
    'Problems',
    `Priority ${thresholds.priority.high} and 5: resolve immediately. ${thresholds.priority.medium} and 3: address in coming months. 1: monitor and plan long term.`,
  ],
  ['Departments', `Level ${thresholds.lowDigitalization} or less: digital improvement is recommended.`],
  ['Strengths', `Impact ${thresholds.highImpact} or more: to be leveraged.`],
  ['Modules', modules[modulesBy]],
  [
    'Architecture',
    'Light and low-cost for small companies (1-49 employees), modular and scalable for medium ones (50-249), robust for large ones (250 and more).',
  ],
  [
    'Dates',
    'Each phase begins on the day after the one before ends: the earliest dates take every shortest duration, the latest every longest. A week is seven days; a month ends on the eve of the same day of the next month, or of its last day where it is shorter. Holidays are not excluded.',
  ],
];
