import { actMessages } from '../../../../shared/leads/acts/messages';
import { importMessages } from '../../../../shared/imports/messages';
import { leadMessages } from '../../../../shared/leads/messages';
import type { Undone, UndoOutlook } from '../../../../shared/leads/acts/endpoints';
import type { Act, Doing } from '../../../platform/acts/act';
import { actForJob, eventsInStep } from '../../../platform/acts/act-in-job';
import { insertAct, lockAct, setUndone } from '../../../platform/acts/acts.queries';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { transact } from '../../../platform/database/transact';
import { onBroken } from '../../../platform/database/rows/violations';
import type { Recorder } from '../../../platform/acts/recorder';
import { isAtWorkOn } from '../../../platform/imports/imports.queries';
import { conflict, notFound } from '../../../platform/http/errors';
import { lockAlone } from '../lock-account.queries';
import type { LeadDeps } from '../record-deps';
import { undoJob } from './undo-job';
import { nothingUndone, type Undoing, undoSome } from './undo-some';

/** Takes back all events of an act in one transaction. */
async function undoAll(recorder: Recorder, act: Act, undone: string): Promise<UndoOutlook> {
  let undoing: Undoing = nothingUndone;
  for (let next: Undoing | undefined = undoing; next; next = await undoSome(recorder, act, undone, undoing)) {
    undoing = next;
  }
  const { records, count, exceptions } = undoing;
  return { records, count, exceptions };
}

/** What other records take their derived columns from without being changed themselves. */
const shapesOthers = new Set(['tag', 'field']);

/** Locks an act that may be taken back; throws 404 for another's and 409 when it was already. */
async function lockUndoable(tx: Db, owner: Owner, id: string) {
  const undone = await lockAct(tx, owner, id);
  if (!undone || undone.undoes) throw notFound();
  if (undone.undoneBy) throw conflict(actMessages['act.undone']);
  if (await isAtWorkOn(tx, owner, id)) throw conflict(importMessages['state.busy']);
  if (shapesOthers.has(undone.entity)) await lockAlone(tx, owner);
  return undone;
}

class Looked extends Error {
  constructor(readonly outlook: UndoOutlook) {
    super();
  }
}

/** What taking back an act would leave as it is: takes it back in a transaction that is rolled back. */
export async function outlookOf({ db, recorder }: LeadDeps, doing: Doing, id: string): Promise<UndoOutlook> {
  try {
    return await recorder.act(db, doing, async (act) => {
      await lockUndoable(act.tx, doing.owner, id);
      throw new Looked(await undoAll(recorder, act, id));
    });
  } catch (error) {
    if (error instanceof Looked) return error.outlook;
    throw error;
  }
}

/** Takes an act back, except for what was changed since: at once, or by a job when it has more than 500 events. */
export async function undoAct(deps: LeadDeps, doing: Doing, id: string): Promise<Undone> {
  const asked = { ...doing, undoes: id };
  return (await undoByJob(deps, asked, id)) ?? undoAtOnce(deps, asked, id);
}

/** Leaves a large act to a job, which nobody else can begin meanwhile. */
const undoByJob = ({ db, jobs, recorder }: LeadDeps, doing: Doing, id: string): Promise<Undone | undefined> =>
  transact(db, async (tx) => {
    const { count: total } = await lockUndoable(tx, doing.owner, id);
    if (total <= eventsInStep) return undefined;
    const act = await insertAct(tx, doing);
    await setUndone(tx, id, act);
    const run = await jobs.start(tx, undoJob(recorder), doing.owner, {
      ...actForJob(doing, act),
      undone: id,
      total,
    });
    return { records: 0, count: 0, exceptions: [], act, run };
  });

const undoAtOnce = ({ db, recorder }: LeadDeps, doing: Doing, id: string): Promise<Undone> =>
  onBroken(
    { crm_tags_name: () => conflict(leadMessages['tag.taken']) },
    recorder.act(db, doing, async (act) => {
      await lockUndoable(act.tx, doing.owner, id);
      const outlook = await undoAll(recorder, act, id);
      if (outlook.records > 0) await setUndone(act.tx, id, act.doing.act);
      return { ...outlook, act: outlook.records > 0 ? act.doing.act : null, run: null };
    }),
  );
