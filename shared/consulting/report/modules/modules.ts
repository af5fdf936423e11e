import type { CompanyData } from '../company-data';
import { excerptAround } from './excerpt';
import { findKeyword } from './find-keyword';
import { findBeginning } from './keyword-beginnings';

export type ModuleName = 'analytics' | 'automation' | 'predictive' | 'integration';

export type RecordKind = 'department' | 'problem' | 'strength';

/** A record that calls for a module. */
export interface Reason {
  kind: RecordKind;
  id: number;
  /** The field of the record that contains the word. */
  field: 'name' | 'function' | 'description';
  /** A department's name, or the text around the found word in a problem or strength. */
  label: string;
  /** The word as the record spells it. */
  word: string;
}

export interface ChosenModule {
  module: ModuleName;
  /** One reason for each record; empty for the integration platform, which is always included. */
  because: Reason[];
}

/** The modules of a company's AI architecture, each with the records that call for it. */
export function chosenModules({ departments, problems, strengths, modulesBy }: CompanyData): ChosenModule[] {
  const find = modulesBy === 'beginning' ? findBeginning : findKeyword;
  const calledFor: ChosenModule[] = [
    { module: 'analytics', because: departments.flatMap(analyticsReason(find)) },
    { module: 'automation', because: problems.flatMap(descriptionReason('problem', find)) },
    { module: 'predictive', because: strengths.flatMap(descriptionReason('strength', find)) },
  ];
  return [...calledFor.filter(({ because }) => because.length > 0), { module: 'integration', because: [] }];
}

type Find = typeof findKeyword;

const analyticsReason =
  (find: Find) =>
  ({ id, name, function: duties }: CompanyData['departments'][number]): Reason[] => {
    const inName = find(name, 'departmentName');
    if (inName) return [{ kind: 'department', id, field: 'name', label: name, word: inName.word }];
    const inFunction = find(duties, 'departmentFunction');
    if (inFunction)
      return [{ kind: 'department', id, field: 'function', label: name, word: inFunction.word }];
    return [];
  };

const descriptionReason =
  (kind: 'problem' | 'strength', find: Find) =>
  ({ id, description }: { id: number; description: string }): Reason[] => {
    const found = find(description, kind);
    if (!found) return [];
    return [{ kind, id, field: 'description', label: excerptAround(description, found), word: found.word }];
  };

/** The module that a record called for, and the word that did so. */
export function moduleBroughtInBy(modules: ChosenModule[], kind: RecordKind, id: number) {
  for (const { module, because } of modules) {
    const reason = because.find((one) => one.kind === kind && one.id === id);
    if (reason) return { module, word: reason.word };
  }
  return undefined;
}
