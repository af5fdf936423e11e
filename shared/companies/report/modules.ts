import type { CompanyData } from '../company-data';
import { excerptAround } from './excerpt';
import { findKeyword, keywords } from './keywords';

export type ModuleName = 'analytics' | 'automation' | 'predictive' | 'integration';

export type RecordKind = 'department' | 'problem' | 'strength';

/** The record that brought a module in. */
export interface Reason {
  kind: RecordKind;
  id: number;
  /** Where in the record the word stands. */
  field: 'name' | 'function' | 'description';
  /** A department's name, or the words of a problem or strength around the one that was found. */
  label: string;
  /** The word as the record spells it. */
  word: string;
}

export interface ChosenModule {
  module: ModuleName;
  /** One reason for each record; empty for the integration platform, which is always there. */
  because: Reason[];
}

/** The modules of a company's AI architecture, each with the records that call for it. */
export function chosenModules({ departments, problems, strengths }: CompanyData): ChosenModule[] {
  const calledFor: ChosenModule[] = [
    { module: 'analytics', because: departments.flatMap(analyticsReason) },
    { module: 'automation', because: problems.flatMap(descriptionReason('problem')) },
    { module: 'predictive', because: strengths.flatMap(descriptionReason('strength')) },
  ];
  return [...calledFor.filter(({ because }) => because.length > 0), { module: 'integration', because: [] }];
}

function analyticsReason({ id, name, function: duties }: CompanyData['departments'][number]): Reason[] {
  const inName = findKeyword(name, keywords.departmentName);
  if (inName) return [{ kind: 'department', id, field: 'name', label: name, word: inName.word }];
  const inFunction = findKeyword(duties, keywords.departmentFunction);
  if (inFunction) return [{ kind: 'department', id, field: 'function', label: name, word: inFunction.word }];
  return [];
}

const descriptionReason =
  (kind: 'problem' | 'strength') =>
  ({ id, description }: { id: number; description: string }): Reason[] => {
    const found = findKeyword(description, keywords[kind]);
    if (!found) return [];
    return [{ kind, id, field: 'description', label: excerptAround(description, found), word: found.word }];
  };

/** The module that a record brought in, and the word that did it. */
export function moduleBroughtInBy(modules: ChosenModule[], kind: RecordKind, id: number) {
  for (const { module, because } of modules) {
    const reason = because.find((one) => one.kind === kind && one.id === id);
    if (reason) return { module, word: reason.word };
  }
  return undefined;
}
