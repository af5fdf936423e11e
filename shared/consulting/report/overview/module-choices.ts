import type { CompanyData } from '../company-data';
import { inReportOrder } from '../findings';
import { chosenModules, type ModuleName, type Reason } from '../modules/modules';
import { rankedProblems } from '../projects/ranked-problems';

/** A row of the table in Method: a record and its word that chose a module. */
export interface ModuleChoice {
  module: ModuleName;
  kind: Reason['kind'];
  id: number;
  field: Reason['field'];
  /** The word as the record spells it. */
  word: string;
  /** The number of a problem, by which the table refers to it; null for other records. */
  number: number | null;
  /** A department's name, or the text around the word in a strength; null for a problem. */
  label: string | null;
}

/** What chose the modules of a report, in the order of its modules and records. */
export function moduleChoices(data: CompanyData): ModuleChoice[] {
  const numbers = new Map(rankedProblems(data).map(({ id, number }) => [id, number]));
  return chosenModules(inReportOrder(data)).flatMap(({ module, because }) =>
    because.map(({ kind, id, field, word, label }) => ({
      module,
      kind,
      id,
      field,
      word,
      number: kind === 'problem' ? (numbers.get(id) ?? null) : null,
      label: kind === 'problem' ? null : label,
    })),
  );
}
