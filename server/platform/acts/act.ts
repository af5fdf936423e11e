import type { Actor, Fields, Origin } from '../../../shared/acts/tables';
import type { Announce } from '../announcements';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import type { KindOrName, RecordIds } from './record-kind';
import type { StoredRecord } from './records.queries';

/** Who does what: the start of an act. */
export interface Doing {
  owner: Owner;
  actor: Actor;
  kind: string;
  /** The entity that the act is about. */
  entity: string;
  at: Date;
  /** The source of the written values, unless a record names its own; `typed` by default. */
  origin?: Origin;
  /** The act that this one undoes. */
  undoes?: string;
  /** Announces the act's consequences to other features; without it, nothing is announced. */
  announce?: Announce;
  /** Continues an act that an earlier step of a job began. */
  act?: string;
}

/** A record to create. The caller may have reserved its id, so that other records can link to it. */
export interface NewRecord<OfKind extends Fields = Fields> {
  id?: number;
  fields: Partial<OfKind>;
  origin?: Origin;
}

/** Changes of a record; nothing is written if `version` is not the current one. */
export interface RecordChange<OfKind extends Fields = Fields> {
  id: number;
  fields: Partial<OfKind>;
  version?: number | undefined;
  origin?: Origin | undefined;
}

/** An open act in a transaction. */
export interface Act {
  readonly tx: Db;
  /** The act, its owner and its time. */
  readonly doing: Doing & { act: string };
  /** Reserves ids for records that will be created. */
  takeIds(entity: string, count: number): Promise<number[]>;
  /** Resolves to the ids, in the given order. */
  create<OfKind extends Fields = Fields>(
    kind: KindOrName<OfKind>,
    records: readonly NewRecord<OfKind>[],
  ): Promise<number[]>;
  /**
   * Writes what differs and resolves to the ids of the changed records. Throws 404 for a record that is in the bin or
   * belongs to another owner, and `StaleRow` (409) when the version differs.
   */
  change<OfKind extends Fields = Fields>(
    kind: KindOrName<OfKind>,
    changes: readonly RecordChange<OfKind>[],
  ): Promise<number[]>;
  /** Puts records in the bin. Skips those that are already there and those of other owners. */
  remove(entity: string, ids: readonly number[]): Promise<number[]>;
  /** Takes records out of the bin. */
  restore(entity: string, ids: readonly number[]): Promise<number[]>;
  /** Deletes records permanently. */
  destroy(entity: string, ids: readonly number[]): Promise<number[]>;
  /** Locks and reads records, including those in the bin. */
  lock<OfKind extends Fields = Fields>(
    kind: KindOrName<OfKind>,
    ids: readonly number[],
  ): PromiseLike<StoredRecord<OfKind>[]>;
  /** Writes the given fields of records, including records in the bin and their times of change. */
  reset<OfKind extends Fields = Fields>(
    kind: KindOrName<OfKind>,
    changes: readonly Pick<RecordChange<OfKind>, 'id' | 'fields'>[],
  ): Promise<number[]>;
  /** Recalculates the derived columns of these records at the end of the act. */
  touch(ids: RecordIds): void;
}
