import type { CompanyData } from '../company-data';
import { inReportOrder, isWorthLeveraging, needsImprovement, type Urgency, urgencyOf } from '../findings';
import type { ChosenModule, ModuleName } from '../modules/modules';
import type { RecordRef } from './records';

/** A finding of the report and its record. */
export type Finding = { record: RecordRef } & (
  | { finding: 'problem'; urgency: Urgency; level: number }
  | { finding: 'improve'; level: number }
  | { finding: 'leverage'; level: number }
  /** A module that a word in the record calls for. */
  | { finding: 'module'; module: ModuleName; word: string }
);

/**
 * Every finding of a report in the order of its text: an action for each problem, the departments to improve, the
 * strengths to leverage, then the reasons for the modules.
 */
export function reportFindings(given: CompanyData, modules: ChosenModule[]): Finding[] {
  const data = inReportOrder(given);
  const problems = data.problems.map((problem) => ({
    finding: 'problem' as const,
    urgency: urgencyOf(problem),
    level: problem.priority,
    record: { kind: 'problem' as const, id: problem.id, label: problem.description },
  }));
  const low = data.departments.filter(needsImprovement);
  const great = data.strengths.filter(isWorthLeveraging);
  return [
    ...problems,
    ...low.map(({ id, name, digitalizationLevel }) => ({
      finding: 'improve' as const,
      level: digitalizationLevel,
      record: { kind: 'department' as const, id, label: name },
    })),
    ...great.map(({ id, description, impact }) => ({
      finding: 'leverage' as const,
      level: impact,
      record: { kind: 'strength' as const, id, label: description },
    })),
    ...modules.flatMap(({ module, because }) =>
      because.map(({ kind, id, label, word }) => ({
        finding: 'module' as const,
        module,
        word,
        record: { kind, id, label },
      })),
    ),
  ];
}
