import type { Entity } from '../../../shared/acts/entities';
import type { Db } from '../database/database';
import { transact } from '../database/transact';
import type { Act, Doing } from './act';
import { ActWriting } from './act-writing';
import { insertAct, addToAct } from './acts.queries';
import type { AnyKind, Derivation, Links, RecordKind } from './record-kind';

interface Given {
  kinds: readonly AnyKind[];
  /** Applied in this order at the end of each act. */
  derivations: readonly Derivation[];
  /** The links between records; undoing does not delete a record that others link to. */
  links?: readonly Links[];
}

/** Writes recorded entities: each write belongs to an act, leaves an event, and updates derived columns. */
export function createRecorder({ kinds, derivations, links = [] }: Given) {
  const kindOf = <Of extends Entity>(entity: Of): RecordKind<Of> => {
    const kind = kinds.find((each): each is RecordKind<Of> => each.entity === entity);
    if (!kind) throw new Error(`No kind of record is called ${entity}`);
    return kind;
  };

  /** Runs an act in the given transaction; an act without changes leaves no rows. */
  async function actIn<Result>(tx: Db, doing: Doing, work: (act: Act) => Promise<Result>): Promise<Result> {
    const id = doing.act ?? (await insertAct(tx, doing));
    const writing = new ActWriting(tx, { ...doing, act: id }, kindOf);
    const result = await work(writing);
    const count = await writing.settle(derivations);
    if (count > 0 || !doing.act) await addToAct(tx, id, count);
    return result;
  }

  /** Runs an act in its own transaction, and again after a deadlock. */
  const act = <Result>(db: Db, doing: Doing, work: (act: Act) => Promise<Result>): Promise<Result> =>
    transact(db, (tx) => actIn(tx, doing, work));

  return { act, actIn, kindOf, links, entities: kinds.map(({ entity }) => entity) };
}

/** Runs acts on the record kinds that it was created with. */
export type Recorder = ReturnType<typeof createRecorder>;
