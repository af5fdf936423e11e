import type { Entity } from '../../../../shared/acts/entities';
import type { Act as StoredAct } from '../../../../shared/acts/tables';
import type { UndoException, UndoOutlook } from '../../../../shared/acts/undo';
import { letOthers, rowsAtOnce } from '../../database/one-session';
import type { Db } from '../../database/database';
import type { Owner } from '../../database/rows/owner';
import { eventsInStep } from '../act-in-job';
import { listEvents, listEventsOf, listLaterActs } from '../acts.queries';
import { IdSets } from '../id-sets';
import { idsIn } from '../record-kind';
import { lockRecords } from '../records.queries';
import type { Recorder } from '../recorder';
import { planFor } from '../undo';
import { listed } from './undo-some';

interface Given {
  db: Db;
  recorder: Recorder;
  owner: Owner;
}

/** Records that later acts changed, and records that are or were linked to those. */
async function touchedSince({ db, recorder, owner }: Given, undone: StoredAct): Promise<IdSets> {
  const touched = new IdSets();
  const limit = rowsAtOnce(db, eventsInStep);
  for (const act of await listLaterActs(db, owner, undone.place)) {
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const events = await listEvents(db, owner, act, { before, limit });
      for (const { entity, entityId, before: old, after } of events) {
        touched.add(entity, [entityId]);
        for (const fields of [old, after])
          for (const [of, ids] of idsIn(recorder.kindOf(entity).touches?.(fields) ?? {}))
            touched.add(of, ids);
      }
      if (events.length < limit) break;
      before = events.at(-1)?.id as number;
      await letOthers(db);
    }
  }
  return touched;
}

/** What undoing the events of some records of one entity would leave unchanged, as far as a read can tell. */
async function outlookOn({ db, recorder, owner }: Given, undone: StoredAct, entity: Entity, ids: number[]) {
  const events = await listEventsOf(db, owner, undone.id, { entity, ids });
  if (events.length === 0) return { events: 0, records: 0, exceptions: [] };
  const reading = {
    tx: db,
    owner,
    lock: (of: Entity, some: readonly number[]) => lockRecords(db, owner, recorder.kindOf(of), some),
  };
  const { unmade, remade, changed, exceptions } = await planFor(recorder, reading, events);
  return { events: events.length, records: unmade.length + remade.length + changed.length, exceptions };
}

/**
 * Predicts what undoing a large act would leave unchanged, without writing: only records that a later act concerns
 * can stay. A trial undo, as for a small act, would lock all its records for as long as the undo takes, and block
 * everybody on the embedded database. One case is reported only after the undo: an address that another contact has
 * since received.
 */
export async function outlookOfLarge(given: Given, undone: StoredAct): Promise<UndoOutlook> {
  const { db } = given;
  const touched = await touchedSince(given, undone);
  const all: UndoException[] = [];
  let records = undone.count;
  for (const entity of touched.entities()) {
    const ids = touched.of(entity);
    const size = rowsAtOnce(db, eventsInStep);
    for (let from = 0; from < ids.length; from += size) {
      const part = await outlookOn(given, undone, entity, ids.slice(from, from + size));
      records += part.records - part.events;
      all.push(...part.exceptions);
      await letOthers(db);
    }
  }
  return { records, count: all.length, exceptions: all.slice(0, listed) };
}
