import type { CompanyData } from '../company-data';
import { approachOf, type Approach } from '../figures/layers';
import { digitalization } from '../figures/digitalization';
import {
  type PriorityBand,
  priorityBands,
  type ProblemFigure,
  type StrengthFigure,
  strengthsByImpact,
} from '../figures/priorities';
import { chosenModules, type ModuleName, type RecordKind } from '../modules/modules';
import { inReportOrder, type Urgency } from '../findings';
import { shortPhrase } from './short-phrase';

/** The conclusions in the order of reading. */
export const summaryPoints = ['hurts', 'begin', 'modules', 'length', 'next'] as const;
export type SummaryPointName = (typeof summaryPoints)[number];

/** The first items by name and the number of the others. */
export interface FirstOf<Item> {
  named: Item[];
  more: number;
}

/** What the conclusions of a report rest on. */
export interface SummaryFacts {
  problems: number;
  departments: number;
  /** The problems of the highest priority. */
  top: FirstOf<{ phrase: string; department: string | null }> & { priority: number; urgency: Urgency };
  /** The number of problems of high priority. */
  urgent: number;
  /** The department that more problems affect than any other; null for fewer than two problems or a tie. */
  mostAffected: { name: string; problems: number } | null;
  /** The departments to improve, the least digitalized first. */
  low: FirstOf<{ name: string; level: number }>;
  /** The strengths to leverage, the greatest impact first. */
  great: FirstOf<{ phrase: string; impact: number }>;
  /** The modules that records call for, and how many; all records of a module are of one kind. */
  modules: { module: ModuleName; kind: RecordKind; records: number }[];
  approach: Approach;
}

const NAMED = { problems: 3, departments: 3, strengths: 2 } as const;

/** Maximum characters of a quoted text: alone in its sentence, or one of several. */
const QUOTED = { alone: 120, among: 70 } as const;

const NAME = 60;

/** The facts of the conclusions, from a company's data in any order of rows; there is at least one problem. */
export function summaryFacts(given: CompanyData): SummaryFacts {
  const data = inReportOrder(given);
  const modules = chosenModules(data);
  const bands = priorityBands(data, modules);
  const problems = bands.flatMap((band) => band.problems);
  const low = digitalization(data).departments.filter(({ isLow }) => isLow);
  return {
    problems: problems.length,
    departments: data.departments.length,
    top: topProblems(bands.find((band) => band.problems.length > 0)!),
    urgent: bands.find(({ urgency }) => urgency === 'high')!.problems.length,
    mostAffected: mostAffected(problems),
    low: told(firstOf(low, NAMED.departments), ({ name, level }) => ({
      name: shortPhrase(name, NAME),
      level,
    })),
    great: greatStrengths(strengthsByImpact(data, modules)),
    modules: modules
      .filter(({ because }) => because.length > 0)
      .map(({ module, because }) => ({ module, kind: because[0]!.kind, records: because.length })),
    approach: approachOf[data.company.size],
  };
}

function topProblems({ urgency, problems }: PriorityBand): SummaryFacts['top'] {
  const priority = problems[0]!.priority;
  const sharing = problems.filter((one) => one.priority === priority);
  const top = firstOf(sharing, NAMED.problems);
  const phrases = told(top, ({ description, department }) => ({
    phrase: shortPhrase(description, lengthFor(top)),
    department: department && shortPhrase(department.name, NAME),
  }));
  return { ...phrases, priority, urgency };
}

function greatStrengths(strengths: StrengthFigure[]): SummaryFacts['great'] {
  const toLeverage = strengths.filter((strength) => strength.toLeverage);
  const great = firstOf(toLeverage, NAMED.strengths);
  return told(great, ({ description, impact }) => ({
    phrase: shortPhrase(description, lengthFor(great)),
    impact,
  }));
}

const firstOf = <Item>(items: Item[], most: number): FirstOf<Item> => ({
  named: items.slice(0, most),
  more: Math.max(0, items.length - most),
});

const told = <Item, Told>({ named, more }: FirstOf<Item>, tell: (item: Item) => Told): FirstOf<Told> => ({
  named: named.map(tell),
  more,
});

const lengthFor = ({ named }: FirstOf<unknown>) => (named.length > 1 ? QUOTED.among : QUOTED.alone);

function mostAffected(problems: ProblemFigure[]): SummaryFacts['mostAffected'] {
  const counts = new Map<number, { name: string; problems: number }>();
  for (const { department } of problems) {
    if (!department) continue;
    const known = counts.get(department.id)?.problems ?? 0;
    counts.set(department.id, { name: shortPhrase(department.name, NAME), problems: known + 1 });
  }
  const [first, second] = [...counts.values()].toSorted((a, b) => b.problems - a.problems);
  if (!first || first.problems < 2 || first.problems === second?.problems) return null;
  return first;
}
