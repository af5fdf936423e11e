import type { CompanyData } from '../company-data';
import { inReportOrder } from '../findings';
import { automationWordOf } from '../modules/automation-kinds';
import { chosenModules, type ModuleName, type Reason } from '../modules/modules';
import { wholePhrase } from '../summary/whole-phrase';
import { rankedProblems } from '../projects/ranked-problems';

/** A row of the table in Method: a record and its word that chose a module. */
export interface ModuleChoice {
  module: ModuleName;
  kind: Reason['kind'];
  id: number;
  field: Reason['field'];
  /** The word as the record spells it; of a problem's words the one that says how the work is done, before one of time. */
  word: string;
  /** The number of a problem, by which the table refers to it; null for other records. */
  number: number | null;
  /** A department's name, or a strength or its first sentence; null for a problem and where it is too long to quote. */
  label: string | null;
}

/** Maximum characters of a quoted strength. */
const quoted = 140;

/** What chose the modules of a report, in the order of its modules and records. */
export function moduleChoices(data: CompanyData): ModuleChoice[] {
  const strengths = new Map(data.strengths.map(({ id, description }) => [id, description]));
  const labelOf = ({ kind, id, label }: Reason) => {
    if (kind === 'problem') return null;
    return kind === 'department' ? label : wholePhrase(strengths.get(id) ?? '', quoted);
  };
  const problems = new Map(data.problems.map(({ id, description }) => [id, description]));
  const wordOf = ({ kind, id, word }: Reason) =>
    (kind === 'problem' && automationWordOf(problems.get(id) ?? '')) || word;
  const numbers = new Map(rankedProblems(data).map(({ id, number }) => [id, number]));
  return chosenModules(inReportOrder(data)).flatMap(({ module, because }) =>
    because.map((reason) => ({
      module,
      kind: reason.kind,
      id: reason.id,
      field: reason.field,
      word: wordOf(reason),
      number: reason.kind === 'problem' ? (numbers.get(reason.id) ?? null) : null,
      label: labelOf(reason),
    })),
  );
}
