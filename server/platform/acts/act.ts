import type { Entity, RecordFields } from '../../../shared/acts/entities';
import type { Actor, Fields, Origin } from '../../../shared/acts/tables';
import type { Announce } from '../announcements';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import type { RecordIds } from './record-kind';
import type { StoredRecord } from './records.queries';

/** Who does what: the start of an act. */
export interface Doing {
  owner: Owner;
  actor: Actor;
  kind: string;
  /** The entity that the act is about. */
  entity: Entity;
  at: Date;
  /** The source of the written values, unless a record names its own; `typed` by default. */
  origin?: Origin;
  /** The act that this one undoes. */
  undoes?: string;
  /** The proposal that it carries out; no other act of the account may name it. */
  request?: string | undefined;
  /** Announces the act's consequences to other features; without it, nothing is announced. */
  announce?: Announce;
  /** Continues an act that an earlier step of a job began. */
  act?: string;
}

/** The start of an act that undoes another one, and so is about the same entity. */
export type UndoDoing = Omit<Doing, 'entity'>;

/** A record to create. Its id may have been taken beforehand, so that others can link to it. */
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
  /** Takes ids for records that will be created. */
  takeIds(entity: Entity, count: number): Promise<number[]>;
  /** Resolves to the ids, in the given order. */
  create<Of extends Entity>(entity: Of, records: readonly NewRecord<RecordFields[Of]>[]): Promise<number[]>;
  /**
   * Writes what differs and resolves to the ids of the changed records. Throws 404 for a record that is in the bin or
   * belongs to another owner, and `StaleRow` (409) when the version differs.
   */
  change<Of extends Entity>(
    entity: Of,
    changes: readonly RecordChange<RecordFields[Of]>[],
  ): Promise<number[]>;
  /** Moves records to the bin; skips records that are in it already or belong to another owner. */
  remove(entity: Entity, ids: readonly number[]): Promise<number[]>;
  /** Restores records from the bin. */
  restore(entity: Entity, ids: readonly number[]): Promise<number[]>;
  /** Deletes records permanently. */
  destroy(entity: Entity, ids: readonly number[]): Promise<number[]>;
  /** Locks records, including those in the bin, and reads them. */
  lock<Of extends Entity>(entity: Of, ids: readonly number[]): PromiseLike<StoredRecord<RecordFields[Of]>[]>;
  /** Overwrites fields of records exactly as given, including those in the bin and their times of change. */
  reset<Of extends Entity>(
    entity: Of,
    changes: readonly Pick<RecordChange<RecordFields[Of]>, 'id' | 'fields'>[],
  ): Promise<number[]>;
  /** Recalculates the derived columns of these records at the end of the act. */
  touch(ids: RecordIds): void;
}
