import type { ImportColumn } from '../../../../shared/imports/import';
import type { ImportMapping, MappedColumn } from '../../../../shared/imports/schemas';
import { unnamedSystem } from '../../../../shared/imports/systems';
import type { ImportFeature, ImportTarget, KnownSystem } from '../import-target';
import { ownSystem, type TargetField } from '../target-field';
import { lettersOf } from '../../../../shared/plain-text';
import { byHeader, claimsOf } from './column-claims';
import { otherColumns } from './other-columns';

/** Assigns columns with unknown headers by their values, to fields that no column has yet. */
function addByLook(
  columns: readonly ImportColumn[],
  fields: readonly TargetField[],
  found: Map<number, TargetField>,
  isOut: (place: number) => boolean,
) {
  const taken = new Set([...found.values()].map(({ name }) => name));
  for (const [place, { looks, samples }] of columns.entries()) {
    if (found.has(place) || isOut(place)) continue;
    const field = fields.find(
      ({ looks: own, holds, name }) =>
        own?.includes(looks) && !taken.has(name) && (!holds || samples.every((sample) => holds.test(sample))),
    );
    if (!field) continue;
    found.set(place, field);
    taken.add(field.name);
  }
}

const hasAll = (headers: ReadonlySet<string>, marks: readonly string[]) =>
  marks.every((mark) => headers.has(lettersOf(mark)));

/**
 * The program that wrote the file, recognised by its headers; an unknown one is identified by the headers themselves.
 */
export function systemOf(
  columns: readonly ImportColumn[],
  systems: readonly KnownSystem[],
  fingerprint: string,
) {
  const headers = new Set(columns.map(({ header }) => lettersOf(header)));
  const known = systems.find(({ marks }) => marks.some((some) => hasAll(headers, some)));
  return known?.name ?? unnamedSystem(fingerprint);
}

/** A kind of record that a file may hold, with its fields. */
interface Candidate {
  target: ImportTarget;
  fields: readonly TargetField[];
}

/** The weight of columns that only one kind of record has. */
const telling = 3;

/** The score of a kind of record for a file. The record's own fields count more than its links. */
function scoreOf(columns: readonly ImportColumn[], { target, fields }: Candidate): number {
  const found = [...byHeader(columns, fields)];
  const headers = new Map(found.map(([place, { name }]) => [name, columns[place]?.header ?? '']));
  const told = target.tells?.(headers) ? telling : 0;
  return found.reduce((score, [, { isLink }]) => score + (isLink ? 0.4 : 1), told);
}

/** The weight of the list from which the import was started: less than two columns that only another kind has. */
const begunFrom = 1.5;

/**
 * The kind of record whose fields match most headers; the first if several match equally. `hint` is a more likely
 * kind.
 */
export function guessTarget(
  columns: readonly ImportColumn[],
  candidates: readonly Candidate[],
  hint?: string,
): ImportTarget {
  const scored = candidates.map((candidate) => ({
    target: candidate.target,
    score: scoreOf(columns, candidate) + (candidate.target.entity === hint ? begunFrom : 0),
  }));
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return best.target;
}

/** Columns for an already assigned field whose values equal those of the assigned column in every row. */
function findTwins(
  columns: readonly ImportColumn[],
  fields: readonly TargetField[],
  found: ReadonlyMap<number, TargetField>,
): Set<number> {
  const said = new Map([...found].map(([place, { name }]) => [name, columns[place]?.said]));
  const twins = claimsOf(columns, fields).filter(
    ({ place, field }) =>
      !found.has(place) && columns[place]?.said !== undefined && said.get(field.name) === columns[place].said,
  );
  return new Set(twins.map(({ place }) => place));
}

/** A mapping of a file's columns to an entity's fields. */
export function suggestMapping(
  columns: readonly ImportColumn[],
  { target, fields, system }: { target: ImportTarget; fields: readonly TargetField[]; system: string },
): ImportMapping {
  const found = byHeader(columns, fields);
  const twins = findTwins(columns, fields, found);
  addByLook(
    columns,
    fields,
    found,
    (place) => twins.has(place) || target.isIdle(columns[place]?.header ?? ''),
  );
  const free = target.mostOwnFields - fields.filter(({ own }) => own !== null).length;
  const other = otherColumns(target, { free, isOurs: system === ownSystem });
  const mapped = columns.map((column, place): MappedColumn => {
    const field = found.get(place);
    if (field?.own) return { to: 'own', id: field.own.id };
    if (field) return { to: 'field', field: field.name };
    return twins.has(place) ? { to: 'skip' } : other(column, place);
  });
  return { entity: target.entity, system, mode: 'both', fill: 'overwrite', columns: mapped };
}

/** The field of each column of a mapping; a field that the import will create has no id yet. */
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

/** The target of an entity; undefined if this feature does not import it. */
export const targetOf = ({ targets }: ImportFeature, entity: string): ImportTarget | undefined =>
  targets.find((target) => target.entity === entity);
