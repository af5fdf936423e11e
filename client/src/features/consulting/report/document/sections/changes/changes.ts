import type { CompanyData } from '@shared/consulting/report/company-data';
import { type ReportPart, reportParts } from '@shared/consulting/report/readiness';

type Value = string | number | null;

/** A field's value before and after; a department is given by its name. */
export interface FieldChange {
  field: string;
  before: Value;
  after: Value;
}

/** A difference between the snapshot and today's data; `label` is the item's latest name or description. */
export type Change =
  | { list: 'company'; kind: 'changed'; fields: FieldChange[] }
  | { list: ReportPart; kind: 'added' | 'removed'; id: number; label: string }
  | { list: ReportPart; kind: 'changed'; id: number; label: string; fields: FieldChange[] };

/** The fields of an item that a report uses. */
interface Told {
  id: number;
  label: string;
  fields: Record<string, Value>;
}

const toldOf: { [Part in ReportPart]: (data: CompanyData) => Told[] } = {
  products: ({ products }) =>
    products.map(({ id, name, description, type }) => ({
      id,
      label: name,
      fields: { name, description, type },
    })),
  departments: ({ departments }) =>
    departments.map(({ id, name, function: duties, digitalizationLevel }) => ({
      id,
      label: name,
      fields: { name, function: duties, digitalizationLevel },
    })),
  problems: ({ problems }) =>
    problems.map(({ id, description, priority, departmentId }) => ({
      id,
      label: description,
      fields: { description, priority, departmentId },
    })),
  strengths: ({ strengths }) =>
    strengths.map(({ id, description, impact }) => ({
      id,
      label: description,
      fields: { description, impact },
    })),
};

/**
 * Maps the ids of both the snapshot's items and today's to today's ids, list by list. A deleted item maps to
 * a newer one with the same fields, as after a move in the SWOT analysis and back.
 */
export const itemsOfToday = (snapshot: CompanyData, current: CompanyData) =>
  Object.fromEntries(
    reportParts.map((part) => [part, sameItems(toldOf[part](snapshot), toldOf[part](current))]),
  ) as Record<ReportPart, Map<number, number>>;

function sameItems(before: Told[], after: Told[]): Map<number, number> {
  const former = new Set(before.map(({ id }) => id));
  const today = new Map(after.map(({ id }) => [id, id]));
  const added = after.filter(({ id }) => !former.has(id));
  for (const { id, fields } of before.filter((item) => !today.has(item.id))) {
    const same = added.findIndex((item) => different(fields, item.fields).length === 0);
    for (const item of same === -1 ? [] : added.splice(same, 1)) today.set(id, item.id);
  }
  return today;
}

/**
 * The changes in a company's data since its report, in the order of the report's parts; in each part
 * additions, then edits, then deletions. The order of a list does not count.
 */
export function changesSince(snapshot: CompanyData, current: CompanyData): Change[] {
  const profile = ({ company: { name, sector, size, structure } }: CompanyData) => ({
    name,
    sector,
    size,
    structure,
  });
  const fields = different(profile(snapshot), profile(current));
  const ofCompany: Change[] = fields.length > 0 ? [{ list: 'company', kind: 'changed', fields }] : [];
  return [...ofCompany, ...reportParts.flatMap((part) => changesOf(part, snapshot, current))];
}

function changesOf(list: ReportPart, snapshot: CompanyData, current: CompanyData): Change[] {
  const [before, after] = [toldOf[list](snapshot), toldOf[list](current)];
  const today = sameItems(before, after);
  const formers = new Map(before.map((item) => [today.get(item.id), item]));
  const added = after.filter(({ id }) => !formers.has(id));
  const removed = before.filter(({ id }) => !today.has(id));
  const changed = after.flatMap(({ id, label, fields }): Change[] => {
    const former = formers.get(id);
    const changes = former ? different(former.fields, fields) : [];
    if (changes.length === 0) return [];
    return [{ list, kind: 'changed', id, label, fields: changes.map(byName(snapshot, current)) }];
  });
  return [
    ...added.map(({ id, label }): Change => ({ list, kind: 'added', id, label })),
    ...changed,
    ...removed.map(({ id, label }): Change => ({ list, kind: 'removed', id, label })),
  ];
}

const different = (before: Told['fields'], after: Told['fields']): FieldChange[] =>
  Object.keys(before)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));

/**
 * Departments are compared by id, so that renaming one changes only the department; the result holds their
 * names.
 */
const byName =
  (snapshot: CompanyData, current: CompanyData) =>
  (change: FieldChange): FieldChange => {
    if (change.field !== 'departmentId') return change;
    const nameIn = ({ departments }: CompanyData, id: Value) =>
      departments.find((department) => department.id === id)?.name ?? null;
    return {
      field: 'department',
      before: nameIn(snapshot, change.before),
      after: nameIn(current, change.after),
    };
  };
