import { isDeepStrictEqual } from 'node:util';
import type { Entity, RecordFields } from '../../../shared/acts/entities';
import type { Event, Fields } from '../../../shared/acts/tables';
import type { UndoException } from '../../../shared/acts/undo';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import type { Act } from './act';
import { type AnyKind, differing, type Links } from './record-kind';
import type { StoredRecord } from './records.queries';
import type { Recorder } from './recorder';

/** Fields that keep their current value in an undo; a difference in them does not prevent it. */
const silent = new Set(['updatedAt']);

/** A record with the fields that an event stored. */
interface Told {
  id: number;
  fields: RecordFields[Entity];
}

/** What undoing some events would write, and what it would leave unchanged. */
interface Plan {
  entity: Entity;
  /** Created by the act and unchanged since: deleted. */
  unmade: number[];
  /** Permanently deleted by the act: created again. */
  remade: Told[];
  changed: Told[];
  exceptions: UndoException[];
}

/** A cast: the recorder stored the fields from a record of this entity, so their types match. */
const told = (id: number, fields: Fields): Told => ({ id, fields: fields as Told['fields'] });

/** The fields of a record while its events are undone, newest first. */
interface Rewound {
  /** Null when the record does not exist. */
  fields: Fields | null;
  isGone: boolean;
  kept: Set<string>;
}

/** Whether undo would change a record; if not, there is nothing to write and nothing to report. */
const isOther = (kind: AnyKind, fields: Fields, back: Fields) =>
  differing(kind, fields, back).some((name) => !silent.has(name));

function rewind(kind: AnyKind, { verb, before, after }: Event, state: Rewound) {
  if (verb === 'removed') {
    if (state.fields === null) Object.assign(state, { fields: before, isGone: false });
    else if (isOther(kind, state.fields, before)) state.kept.add('id');
    return;
  }
  if (state.fields === null) return void state.kept.add('id');
  const later = new Set(differing(kind, state.fields, after));
  if (verb === 'created') {
    const edited = [...later].filter((name) => !silent.has(name));
    for (const name of edited) state.kept.add(name);
    if (state.kept.size === 0) Object.assign(state, { fields: null, isGone: true });
    return;
  }
  for (const [name, value] of Object.entries(before)) {
    if (!later.has(name)) state.fields = { ...state.fields, [name]: value };
    else if (kind.keyed?.includes(name)) rewindKeys(state, name, value as Fields, after[name] as Fields);
    else if (isOther(kind, state.fields, { [name]: value })) state.kept.add(name);
  }
}

/** Restores the keys of a column that still have the value that the event wrote. */
function rewindKeys(state: Rewound, name: string, before: Fields, after: Fields) {
  const now = { ...(state.fields?.[name] as Fields) };
  for (const key of Object.keys({ ...before, ...after })) {
    if (isDeepStrictEqual(before[key], after[key])) continue;
    if (isDeepStrictEqual(now[key], before[key])) continue;
    if (!isDeepStrictEqual(now[key], after[key])) state.kept.add(`${name}.${key}`);
    else if (key in before) now[key] = before[key];
    else delete now[key];
  }
  state.fields = { ...state.fields, [name]: now };
}

/** Keeps current values of fields that cannot be written, and of fields that depend on another kept one. */
function keepAlso(kind: AnyKind, state: Rewound, current: Fields | null, impossible: readonly string[] = []) {
  const keep = (name: string) => {
    state.fields = { ...state.fields, [name]: current?.[name] ?? null };
  };
  for (const name of impossible) {
    if (!state.fields || differing(kind, current ?? {}, { [name]: state.fields[name] }).length === 0)
      continue;
    state.kept.add(name);
    keep(name);
  }
  const { on, fields } = kind.depending ?? { on: [], fields: [] };
  if (current && state.fields && on.some((name) => state.kept.has(name))) fields.forEach(keep);
}

const isChanged = (kind: AnyKind, current: Fields, next: Fields) =>
  next !== current && differing(kind, current, next).some((name) => !silent.has(name));

/** Facts about the records of a plan, read from the database. */
interface Known {
  records: readonly StoredRecord[];
  linked: ReadonlySet<number>;
  impossible?: ReadonlyMap<number, string[]>;
}

/** Plans how to undo events of one entity, given the current records. */
export function planUndo(
  kind: AnyKind,
  events: readonly Event[],
  { records, linked, impossible }: Known,
): Plan {
  const { entity } = kind;
  const plan: Plan = { entity, unmade: [], remade: [], changed: [], exceptions: [] };
  const now = new Map(records.map(({ id, fields }) => [id, fields]));
  for (const id of new Set(events.map(({ entityId }) => entityId))) {
    const own = events.filter(({ entityId }) => entityId === id);
    const current = now.get(id) ?? null;
    // The act created this record and it is already gone.
    if (current === null && own.some(({ verb }) => verb === 'created')) continue;
    const state: Rewound = { fields: current, isGone: false, kept: new Set() };
    for (const event of own) rewind(kind, event, state);
    keepAlso(kind, state, current, impossible?.get(id));
    if (state.isGone && linked.has(id)) {
      Object.assign(state, { fields: current, isGone: false });
      plan.exceptions.push({ entity, id, fields: [], why: 'linked' });
    } else if (state.kept.size > 0) {
      const why = current === null ? 'gone' : 'edited';
      plan.exceptions.push({ entity, id, fields: [...state.kept].filter((name) => name !== 'id'), why });
    }
    if (state.isGone) plan.unmade.push(id);
    else if (state.fields && current === null) plan.remade.push(told(id, state.fields));
    else if (state.fields && current && isChanged(kind, current, state.fields))
      plan.changed.push(told(id, state.fields));
  }
  return plan;
}

async function linkedAmong(links: readonly Links[], entity: Entity, tx: Db, owner: Owner, ids: number[]) {
  const found = new Set<number>();
  for (const { linked } of links.filter((each) => each.entity === entity)) {
    for (const { id } of await linked(tx, owner, ids)) found.add(id);
  }
  return found;
}

/** Reads records: inside an act, or without one when nothing will be written. */
interface Reading {
  tx: Db;
  owner: Owner;
  lock: (entity: Entity, ids: readonly number[]) => PromiseLike<StoredRecord[]>;
}

/**
 * Plans to undo events of one entity, newest first. A field is restored only if it still has the value that its event
 * wrote. A created record is deleted only if none of its fields has changed and no record links to it.
 */
export async function planFor(
  { kindOf, links }: Recorder,
  { tx, owner, lock }: Reading,
  events: readonly Event[],
): Promise<Plan> {
  const entity = events[0]?.entity as Entity;
  const ids = [...new Set(events.map(({ entityId }) => entityId))];
  const records = await lock(entity, ids);
  const made = events.filter(({ verb }) => verb === 'created').map(({ entityId }) => entityId);
  const linked = await linkedAmong(links, entity, tx, owner, made);
  const kind = kindOf(entity);
  const plan = planUndo(kind, events, { records, linked });
  const impossible = await kind.impossible?.(tx, owner, [...plan.changed, ...plan.remade]);
  return impossible?.size ? planUndo(kind, events, { records, linked, impossible }) : plan;
}

/** Writes a plan. */
export async function undoBy(act: Act, { entity, unmade, remade, changed }: Plan): Promise<void> {
  await act.destroy(entity, unmade);
  await act.create(entity, remade);
  await act.reset(entity, changed);
}
