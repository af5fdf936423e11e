import { folded } from '../../../plain-text';
import type { CompanyData } from '../company-data';
import { tellsNoPrograms } from '../figures/program-names';
import { inReportOrder } from '../findings';
import { automationWordOf } from '../modules/automation-kinds';
import { chosenModules, type ModuleName, type Reason } from '../modules/modules';
import { wholePhrase } from '../summary/whole-phrase';
import { rankedProblems } from '../projects/ranked-problems';
import { type LaterName, laterName } from './later-names';

/** A row of the table in Method: a record and its word that chose a module. */
export interface ModuleChoice {
  module: ModuleName;
  kind: Reason['kind'];
  id: number;
  field: Reason['field'];
  /**
   * The word as the record spells it; of a problem's words the one that says how the work is done, before one of time.
   * Null where it is the whole name of a department.
   */
  word: string | null;
  /** The number of a problem, by which the table refers to it; null for other records. */
  number: number | null;
  /** Null for other records. */
  department: LaterName | null;
  /** A strength or its first sentence; null for other records and where it is too long to quote. */
  strength: string | null;
}

/** Maximum characters of a quoted strength. */
const quoted = 140;

/** What chose the modules of a report, in the order of its modules and records. */
export function moduleChoices(given: CompanyData): ModuleChoice[] {
  const data = inReportOrder(given);
  const ranked = rankedProblems(data);
  const asksSome = !data.departments.every(tellsNoPrograms);
  const rowOf = (id: number) => data.departments.find((one) => one.id === id)!;
  const departmentOf = (id: number) => laterName(rowOf(id), ranked, asksSome && tellsNoPrograms(rowOf(id)));
  const problemOf = (id: number) => ranked.find((one) => one.id === id)!;
  const wordOf = (kind: Reason['kind'], id: number, word: string) => {
    if (kind === 'problem') return automationWordOf(problemOf(id).problem) ?? word;
    return kind === 'department' && folded(rowOf(id).name) === folded(word) ? null : word;
  };
  const strengthOf = (id: number) => data.strengths.find((one) => one.id === id)!.description;
  return chosenModules(data).flatMap(({ module, because }) =>
    because.map(({ kind, id, field, word }) => ({
      module,
      kind,
      id,
      field,
      word: wordOf(kind, id, word),
      number: kind === 'problem' ? problemOf(id).number : null,
      department: kind === 'department' ? departmentOf(id) : null,
      strength: kind === 'strength' ? wholePhrase(strengthOf(id), quoted) : null,
    })),
  );
}
