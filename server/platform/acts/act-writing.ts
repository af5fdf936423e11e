import type { Entity, RecordFields } from '../../../shared/acts/entities';
import type { Fields, Origin } from '../../../shared/acts/tables';
import type { Announce } from '../announcements';
import type { Db } from '../database/database';
import { StaleRow } from '../database/rows/stale';
import { notFound } from '../http/errors';
import type { Act, Doing, NewRecord, RecordChange } from './act';
import { idsChanged, IdSets } from './id-sets';
import {
  type AnyKind,
  type Derivation,
  differing,
  idsIn,
  type RecordIds,
  type RecordKind,
} from './record-kind';
import {
  deleteRecords,
  holdRecords,
  insertEvents,
  insertRecords,
  lockRecords,
  type NewEvent,
  type StoredRecord,
  takeIds,
  updateRecords,
  withDefaults,
} from './records.queries';

interface Change {
  verb: NewEvent['verb'];
  fields: Fields;
  origin?: Origin | undefined;
  keepsTime?: boolean | undefined;
}

const untold: Announce = async () => {};

/** The writes of an open act; `settle` ends it. */
export class ActWriting implements Act {
  private readonly events: NewEvent[] = [];
  private readonly touched = new IdSets();
  private readonly held = new IdSets();

  constructor(
    readonly tx: Db,
    readonly doing: Doing & { act: string },
    private readonly kindOf: <Of extends Entity>(entity: Of) => RecordKind<Of>,
  ) {}

  takeIds(entity: Entity, count: number): Promise<number[]> {
    return takeIds(this.tx, this.kindOf(entity), count);
  }

  async create(entity: Entity, records: readonly NewRecord[]): Promise<number[]> {
    if (records.length === 0) return [];
    const kind = this.kindOf(entity);
    const free = await this.takeIds(entity, records.filter(({ id }) => id === undefined).length);
    const rows = records.map(({ id, fields }) => ({
      ...withDefaults(kind, fields, this.doing.at),
      id: id ?? (free.shift() as number),
    }));
    for (const { id } of rows) this.held.add(entity, [id]);
    const origins = new Map(rows.map(({ id }, index) => [id, records[index]?.origin]));
    for (const { id, fields } of await insertRecords(this.tx, this.doing.owner, kind, rows)) {
      this.note(kind, id, { verb: 'created', before: {}, after: fields, origin: origins.get(id) });
    }
    return rows.map(({ id }) => id);
  }

  async change(entity: Entity, changes: readonly RecordChange[]): Promise<number[]> {
    const kind = this.kindOf(entity);
    const asked = new Map(changes.map((change) => [change.id, change]));
    const records = await this.lock(entity, [...asked.keys()]);
    const live = records.filter(({ fields }) => fields.deletedAt === null);
    if (live.length < asked.size) throw notFound();
    for (const { id, version, fields } of live) {
      const seen = asked.get(id)?.version;
      if (seen !== undefined && seen !== version) throw new StaleRow({ id, version, ...fields });
    }
    return this.write(kind, live, ({ id }) => ({ ...(asked.get(id) as RecordChange), verb: 'changed' }));
  }

  async remove(entity: Entity, ids: readonly number[]): Promise<number[]> {
    const kind = this.kindOf(entity);
    const live = (await this.lock(entity, ids)).filter(({ fields }) => fields.deletedAt === null);
    const fields = { deletedAt: this.doing.at.toISOString() };
    return this.write(kind, live, () => ({ verb: 'deleted', fields, keepsTime: true }));
  }

  async restore(entity: Entity, ids: readonly number[]): Promise<number[]> {
    const kind = this.kindOf(entity);
    const binned = (await this.lock(entity, ids)).filter(({ fields }) => fields.deletedAt !== null);
    return this.write(kind, binned, () => ({
      verb: 'restored',
      fields: { deletedAt: null },
      keepsTime: true,
    }));
  }

  async destroy(entity: Entity, ids: readonly number[]): Promise<number[]> {
    const kind = this.kindOf(entity);
    const records = await this.lock(entity, ids);
    for (const { id, fields } of records) this.note(kind, id, { verb: 'removed', before: fields, after: {} });
    const found = records.map(({ id }) => id);
    await deleteRecords(this.tx, this.doing.owner, kind, found);
    return found;
  }

  touch(ids: RecordIds): void {
    for (const [entity, some] of idsIn(ids)) this.touched.add(entity, some);
  }

  /** Stores the events, updates the derived columns of all touched records, and resolves to the number of events. */
  async settle(derivations: readonly Derivation[]): Promise<number> {
    const { announce = untold } = this.doing;
    if (this.events.length > 0) await insertEvents(this.tx, this.doing, this.events);
    await this.holdTouched();
    for (const { entity, refresh, when } of derivations) {
      const ids = when ? idsChanged(this.events, entity, when) : this.touched.of(entity);
      if (ids.length > 0) await refresh(this.tx, this.doing.owner, ids, announce);
    }
    return this.events.length;
  }

  lock<Of extends Entity>(entity: Of, ids: readonly number[]): PromiseLike<StoredRecord<RecordFields[Of]>[]> {
    this.held.add(entity, ids);
    return lockRecords(this.tx, this.doing.owner, this.kindOf(entity), ids);
  }

  /**
   * Locks touched records that are not locked yet. Without the lock, two acts on the rows behind one derived column
   * would not see each other's writes.
   */
  private async holdTouched() {
    for (const entity of this.touched.entities()) {
      const ids = this.touched.of(entity).filter((id) => !this.held.has(entity, id));
      if (ids.length > 0) await holdRecords(this.tx, this.doing.owner, this.kindOf(entity), ids);
    }
  }

  async reset(entity: Entity, changes: readonly Pick<RecordChange, 'id' | 'fields'>[]): Promise<number[]> {
    const kind = this.kindOf(entity);
    const asked = new Map(changes.map(({ id, fields }) => [id, fields]));
    const records = await this.lock(entity, [...asked.keys()]);
    return this.write(kind, records, ({ id }) => ({
      verb: 'changed',
      fields: asked.get(id) as Fields,
      keepsTime: true,
    }));
  }

  private async write(
    kind: AnyKind,
    records: readonly StoredRecord[],
    next: (record: StoredRecord) => Change,
  ): Promise<number[]> {
    const changed = records
      .map((record) => ({ record, change: next(record) }))
      .filter(({ record, change }) => differing(kind, record.fields, change.fields).length > 0);
    if (changed.length === 0) return [];
    const now = { updatedAt: this.doing.at.toISOString() };
    const rows = changed.map(({ record, change }) => ({
      ...record.fields,
      ...change.fields,
      ...(change.keepsTime ? {} : now),
      id: record.id,
    }));
    const written = await updateRecords(this.tx, this.doing.owner, kind, rows);
    const after = new Map(written.map(({ id, fields }) => [id, fields]));
    for (const { record, change } of changed) {
      const fields = after.get(record.id) as Fields;
      const names = differing(kind, record.fields, fields);
      const part = (whole: Fields) => Object.fromEntries(names.map((name) => [name, whole[name]]));
      this.note(kind, record.id, { ...change, before: part(record.fields), after: part(fields) });
      this.touch(kind.touches?.(record.fields) ?? {});
    }
    return changed.map(({ record }) => record.id);
  }

  private note(
    kind: AnyKind,
    id: number,
    { verb, before, after, origin }: Omit<Change, 'fields'> & { before: Fields; after: Fields },
  ) {
    const from = origin ?? this.doing.origin ?? { from: 'typed' };
    // Samples tell of a past: each was created on the day that it names.
    const at = from.from === 'sample' && verb === 'created' ? after.createdAt : undefined;
    this.events.push({ verb, entity: kind.entity, entityId: id, before, after, origin: from, at });
    this.touch({ [kind.entity]: [id] });
    for (const fields of [before, after]) this.touch(kind.touches?.(fields) ?? {});
  }
}
