import type { ImportColumn } from '../../../../shared/imports/import';
import type { ImportMapping, MappedColumn } from '../../../../shared/imports/schemas';
import type { ColumnLook } from '../../../../shared/imports/scales';
import {
  type ImportFeature,
  type ImportTarget,
  type KnownSystem,
  ownSystem,
  type TargetField,
} from '../import-target';
import { plain } from '../values/plain-text';

/** The kind of own field that holds what a column looks like. */
const ownKinds: Record<ColumnLook, string> = {
  empty: 'text',
  text: 'text',
  list: 'text',
  email: 'email',
  phone: 'phone',
  link: 'link',
  date: 'date',
  number: 'number',
  money: 'money',
  boolean: 'boolean',
  choice: 'choice',
};

/** The best rank of a header in a field's spellings; infinite when it is none of them. */
function rankOf({ headers, own }: TargetField, header: string): number {
  if (own && plain(own.label) === header) return 0;
  const rank = headers.findIndex((spelling) => plain(spelling) === header);
  return rank === -1 ? Number.POSITIVE_INFINITY : rank;
}

/** The field of each column by its header: of two columns for one field, the surer header gets it. */
function byHeader(
  columns: readonly ImportColumn[],
  fields: readonly TargetField[],
): Map<number, TargetField> {
  const found = new Map<number, TargetField>();
  const claims = columns.flatMap(({ header, filled }, place) =>
    fields
      .map((field) => ({ place, field, isEmpty: filled === 0, rank: rankOf(field, plain(header)) }))
      .filter(({ rank }) => Number.isFinite(rank) && plain(header) !== ''),
  );
  const inOrder = claims.toSorted(
    (left, right) => Number(left.isEmpty) - Number(right.isEmpty) || left.rank - right.rank,
  );
  const taken = new Set<string>();
  for (const { place, field } of inOrder) {
    if (found.has(place) || (taken.has(field.name) && !field.several)) continue;
    found.set(place, field);
    taken.add(field.name);
  }
  return found;
}

/** Adds the fields of columns with unknown headers whose values look like one that no column has. */
function addByLook(
  columns: readonly ImportColumn[],
  fields: readonly TargetField[],
  found: Map<number, TargetField>,
) {
  const taken = new Set([...found.values()].map(({ name }) => name));
  for (const [place, { looks }] of columns.entries()) {
    if (found.has(place)) continue;
    const field = fields.find((each) => each.looks?.includes(looks) && !taken.has(each.name));
    if (!field) continue;
    found.set(place, field);
    taken.add(field.name);
  }
}

/** Where a column goes that fits no field: what has values becomes an own field or a note, so that nothing is lost. */
function elsewhere(
  { header, looks, filled }: ImportColumn,
  target: ImportTarget,
  place: number,
  isAmount: boolean,
): MappedColumn {
  if (filled === 0) return { to: 'skip' };
  if (target.mostOwnFields === 0) return target.hasNotes ? { to: 'notes' } : { to: 'skip' };
  const label =
    header
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 60) || `${place + 1}`;
  return { to: 'new', label, kind: isAmount ? 'money' : ownKinds[looks] };
}

const hasAll = (headers: ReadonlySet<string>, marks: readonly string[]) =>
  marks.every((mark) => headers.has(plain(mark)));

/** The program that wrote a file, by its headers; others are named after the file's headers. */
export function systemOf(
  columns: readonly ImportColumn[],
  systems: readonly KnownSystem[],
  fingerprint: string,
) {
  const headers = new Set(columns.map(({ header }) => plain(header)));
  const known = systems.find(({ marks }) => marks.some((some) => hasAll(headers, some)));
  return known?.name ?? `file ${fingerprint.slice(0, 8)}`;
}

/** What a record is says more of the kind of file than what it links to. */
const scoreOf = (found: ReadonlyMap<number, TargetField>) =>
  [...found.values()].reduce((score, { isLink }) => score + (isLink ? 0.4 : 1), 0);

/** The target whose fields most columns fit by their headers; the first of those that fit equally. */
export function guessTarget(
  columns: readonly ImportColumn[],
  candidates: readonly { target: ImportTarget; fields: readonly TargetField[] }[],
): ImportTarget {
  const scored = candidates.map(({ target, fields }) => ({
    target,
    score: scoreOf(byHeader(columns, fields)),
  }));
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return best.target;
}

/** A mapping of a file's columns to an entity's fields. */
export function suggestMapping(
  columns: readonly ImportColumn[],
  { target, fields, system }: { target: ImportTarget; fields: readonly TargetField[]; system: string },
): ImportMapping {
  const found = byHeader(columns, fields);
  addByLook(columns, fields, found);
  let free = target.mostOwnFields - fields.filter(({ own }) => own !== null).length;
  const mapped = columns.map((column, place): MappedColumn => {
    const field = found.get(place);
    if (field?.own) return { to: 'own', id: field.own.id };
    if (field) return { to: 'field', field: field.name };
    const other = elsewhere(column, target, place, system === ownSystem && column.isFixed === true);
    if (other.to !== 'new') return other;
    free -= 1;
    return free >= 0 ? other : target.hasNotes ? { to: 'notes' } : { to: 'skip' };
  });
  return { entity: target.entity, system, mode: 'both', fill: 'overwrite', columns: mapped };
}

/** The field of each column of a mapping; one that the import will make has no id yet. */
export function fieldFinder(
  mapping: ImportMapping,
  columns: readonly ImportColumn[],
  fields: readonly TargetField[],
) {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return (place: number): TargetField | undefined => {
    const mapped = mapping.columns[place];
    if (mapped?.to === 'field') return byName.get(mapped.field);
    if (mapped?.to === 'own') return byName.get(`own:${mapped.id}`);
    if (mapped?.to !== 'new') return undefined;
    const choices = (columns[place]?.values ?? []).map((value) => ({ value, label: null }));
    const kind = mapped.kind as TargetField['kind'];
    const own = { id: 0, label: mapped.label };
    return { name: `new:${place}`, kind: kind, several: false, own, choices, headers: [] };
  };
}

/** The target of an entity; undefined for one that this feature does not import. */
export const targetOf = ({ targets }: ImportFeature, entity: string): ImportTarget | undefined =>
  targets.find((target) => target.entity === entity);
