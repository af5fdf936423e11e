import type { CompanyData } from '../company-data';
import type { RecordKind as ReasonKind } from '../modules/modules';
import type { ReportPart } from '../readiness';

export type RecordKind = ReasonKind | 'product';

/** A record that a figure is based on; `label` is its whole name or description. */
export interface RecordRef {
  kind: RecordKind;
  id: number;
  label: string;
}

/** The list of each kind of record, which is also the name of its tab. */
export const listOfKind: Record<RecordKind, ReportPart> = {
  product: 'products',
  department: 'departments',
  problem: 'problems',
  strength: 'strengths',
};

/** Every record of a company by list, with the text that describes it. */
export function recordsOf(data: CompanyData): Record<ReportPart, (RecordRef & { text: string })[]> {
  const named =
    (kind: RecordKind) =>
    ({ id, name, text }: { id: number; name: string; text: string }) => ({ kind, id, label: name, text });
  const described =
    (kind: RecordKind) =>
    ({ id, description }: { id: number; description: string }) => ({
      kind,
      id,
      label: description,
      text: description,
    });
  return {
    products: data.products.map((one) => named('product')({ ...one, text: one.description })),
    departments: data.departments.map((one) => named('department')({ ...one, text: one.function })),
    problems: data.problems.map(described('problem')),
    strengths: data.strengths.map(described('strength')),
  };
}
