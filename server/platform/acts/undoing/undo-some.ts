import type { Entity } from '../../../../shared/acts/entities';
import type { Event } from '../../../../shared/acts/tables';
import type { UndoException } from '../../../../shared/acts/undo';
import type { UndoOutlook } from '../../../../shared/acts/undo';
import type { Act } from '../act';
import { eventsInStep } from '../act-in-job';
import { listEvents } from '../acts.queries';
import type { Recorder } from '../recorder';
import { planFor, undoBy } from '../undo';

/** The maximum number of unchanged records that a response lists. */
export const listed = 100;

/** The progress of an undo: the events before `before` remain. */
export interface Undoing extends UndoOutlook {
  before: number;
  events: number;
}

/** The progress of an undo that has not begun. */
export const nothingUndone: Undoing = {
  before: Number.MAX_SAFE_INTEGER,
  events: 0,
  records: 0,
  count: 0,
  exceptions: [],
};

/** Splits events by entity in their order; each part is planned and written together. */
function partsOf(events: readonly Event[]): Event[][] {
  const parts: Event[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (last?.[0]?.entity === event.entity) last.push(event);
    else parts.push([event]);
  }
  return parts;
}

const isListed = ({ exceptions }: UndoOutlook, { entity, id }: UndoException) =>
  exceptions.some((known) => known.entity === entity && known.id === id);

/** Undoes the next `limit` events of an act, newest first; undefined when none are left. */
export async function undoSome(
  recorder: Recorder,
  act: Act,
  undone: string,
  undoing: Undoing,
  limit: number = eventsInStep,
): Promise<Undoing | undefined> {
  const { tx, doing } = act;
  const { before } = undoing;
  const events = await listEvents(tx, doing.owner, undone, { before, limit });
  if (events.length === 0) return undefined;
  const reading = {
    tx,
    owner: doing.owner,
    lock: (entity: Entity, ids: readonly number[]) => act.lock(entity, ids),
  };
  const next = { ...undoing, exceptions: [...undoing.exceptions], events: undoing.events + events.length };
  for (const part of partsOf(events)) {
    const plan = await planFor(recorder, reading, part);
    await undoBy(act, plan);
    next.records += plan.unmade.length + plan.remade.length + plan.changed.length;
    const fresh = plan.exceptions.filter((exception) => !isListed(next, exception));
    next.count += fresh.length;
    next.exceptions.push(...fresh.slice(0, listed - next.exceptions.length));
  }
  return { ...next, before: events.at(-1)?.id as number };
}
