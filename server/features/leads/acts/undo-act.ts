import { actMessages } from '../../../../shared/leads/acts/messages';
import type { Undone, UndoOutlook } from '../../../../shared/leads/acts/endpoints';
import type { Event } from '../../../../shared/acts/tables';
import type { Act, Doing } from '../../../platform/acts/act';
import { listEvents, lockAct, setUndone } from '../../../platform/acts/acts.queries';
import { planFor, undoBy } from '../../../platform/acts/undo';
import type { Recorder } from '../../../platform/acts/recorder';
import { conflict, notFound } from '../../../platform/http/errors';
import type { LeadDeps } from '../record-deps';

/** Events that are taken back in one statement each way. */
const batch = 500;
/** Exceptions that an answer lists. */
const listed = 100;
const newest = Number.MAX_SAFE_INTEGER;

/** The first run of events about one entity, in which records may be named more than once. */
function firstRun(events: readonly Event[]): Event[] {
  const end = events.findIndex(({ entity }) => entity !== events[0]?.entity);
  return end === -1 ? [...events] : events.slice(0, end);
}

/** Takes back up to 500 events of an act, newest first; resolves to the last one's id, undefined at the end. */
export async function undoSome(
  recorder: Recorder,
  act: Act,
  undone: string,
  before: number,
  writes: boolean,
) {
  const { tx, doing } = act;
  const events = firstRun(await listEvents(tx, doing.owner, undone, { before, limit: batch }));
  if (events.length === 0) return { exceptions: [], records: 0, last: undefined };
  const plan = await planFor(recorder, act, events);
  if (writes) await undoBy(act, plan);
  const records = plan.unmade.length + plan.remade.length + plan.changed.length;
  return { exceptions: plan.exceptions, records, last: events.at(-1)?.id };
}

/** Takes back all events of an act, or finds out what that would leave as it is. */
async function undoAll(recorder: Recorder, act: Act, undone: string, writes: boolean): Promise<UndoOutlook> {
  const outlook: UndoOutlook = { records: 0, count: 0, exceptions: [] };
  let before: number | undefined = newest;
  while (before !== undefined) {
    const step: Awaited<ReturnType<typeof undoSome>> = await undoSome(recorder, act, undone, before, writes);
    outlook.records += step.records;
    outlook.count += step.exceptions.length;
    outlook.exceptions.push(...step.exceptions.slice(0, listed - outlook.exceptions.length));
    before = step.last;
  }
  return outlook;
}

/** Locks an act that may be taken back; throws 404 for another's and 409 when it was already. */
async function lockUndoable(act: Act, id: string) {
  const undone = await lockAct(act.tx, act.doing.owner, id);
  if (!undone || undone.undoes) throw notFound();
  if (undone.undoneBy) throw conflict(actMessages['act.undone']);
  return undone;
}

class Looked extends Error {
  constructor(readonly outlook: UndoOutlook) {
    super();
  }
}

/** What taking back an act would leave as it is; writes nothing. */
export async function outlookOf({ db, recorder }: LeadDeps, doing: Doing, id: string): Promise<UndoOutlook> {
  try {
    return await recorder.act(db, doing, async (act) => {
      await lockUndoable(act, id);
      throw new Looked(await undoAll(recorder, act, id, false));
    });
  } catch (error) {
    if (error instanceof Looked) return error.outlook;
    throw error;
  }
}

/** Takes an act back, except for what was changed since. */
export const undoAct = ({ db, recorder }: LeadDeps, doing: Doing, id: string): Promise<Undone> =>
  recorder.act(db, { ...doing, undoes: id }, async (act) => {
    await lockUndoable(act, id);
    const outlook = await undoAll(recorder, act, id, true);
    if (outlook.records > 0) await setUndone(act.tx, id, act.doing.act);
    return { ...outlook, act: outlook.records > 0 ? act.doing.act : null, run: null };
  });
