import type { ModulesBy } from '../company-data';
import { thresholds } from '../../scales';

/** How modules are chosen, now and under the older rule by beginnings of words. */
const modules: Record<ModulesBy, string> = {
  meaning:
    'A module is planned where an entry holds one of its words or a compound of it, in English or Spanish. Analytics: sales, marketing or venta in the name of a department; data, analysis, dato or análisis in what it does. Process automation: manual, repetitive, slow, time, lento or tiempo in a problem. Predictive system: data, information, historical, dato, información or histórico in a strength. Words that only look alike and phrases that mean something else do not count. The integration platform is always planned.',
  beginning:
    'A module is planned where a word of an entry begins with one of its keywords, in English or Spanish. Analytics: department names with sales, marketing, venta; functions with data, analy, dato, anali. Process automation: problems with manual, repetitiv, slow, time, lent, tiempo. Predictive system: strengths with data, information, histor, dato, informacion. The integration platform is always planned.',
};

const noModule =
  'No entry holds a word that calls for a specific module. The integration platform is always planned.';

/** The name and rule of each figure and finding; `hasModules`: whether the report plans a specific module. */
export const method = (
  modulesBy: ModulesBy = 'meaning',
  hasModules = true,
): [name: string, text: string][] => [
  [
    'Digitalization score',
    'Mean of (level − 1) / 4 × 100 over all departments, each counting the same, rounded to a whole number. Level 1 is 0%, level 5 is 100%. It is a self-assessment.',
  ],
  [
    'Problems',
    `Priority ${thresholds.priority.high} and 5: resolve immediately. ${thresholds.priority.medium} and 3: address in coming months. 1: monitor and plan long term.`,
  ],
  ['Departments', `Level ${thresholds.lowDigitalization} or less: digital improvement is recommended.`],
  ['Strengths', `Impact ${thresholds.highImpact} or more: to be leveraged.`],
  ['Modules', hasModules ? modules[modulesBy] : noModule],
  [
    'Architecture',
    'By size: light and low-cost with 1-49 employees, modular and scalable with 50-249, robust with 250 or more.',
  ],
  [
    'Dates',
    'Each phase begins on the day after the one before ends. The earliest dates take the shortest durations, the latest the longest; holidays are not taken out.',
  ],
];
