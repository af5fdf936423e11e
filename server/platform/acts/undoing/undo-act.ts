import type { Entity } from '../../../../shared/acts/entities';
import { actMessages } from '../../../../shared/acts/messages';
import { undoDays } from '../../../../shared/acts/scales';
import type { Act as StoredAct } from '../../../../shared/acts/tables';
import type { Undone, UndoOutlook } from '../../../../shared/acts/undo';
import type { Db } from '../../database/database';
import { rowsAtOnce } from '../../database/one-session';
import type { Owner } from '../../database/rows/owner';
import { onBroken } from '../../database/rows/violations';
import { transact } from '../../database/transact';
import { conflict, notFound } from '../../http/errors';
import type { Act, Doing, UndoDoing } from '../act';
import { actForJob, eventsInStep } from '../act-in-job';
import { insertAct, lockAct, setUndone } from '../acts.queries';
import type { RecordDeps } from '../record-deps';
import type { Recorder } from '../recorder';
import type { UndoJob } from './undo-job';
import { outlookOfLarge } from './large-outlook';
import { nothingUndone, type Undoing, undoSome } from './undo-some';

/** How a feature undoes its acts. */
export interface UndoRules {
  /** The job that undoes large acts. */
  job: UndoJob;
  /**
   * Runs before an act is undone: refuses one that is in progress, and locks the sources of other derived records.
   */
  prepare?: (tx: Db, owner: Owner, undone: StoredAct) => PromiseLike<unknown>;
  /** The messages for constraints that an undo may violate, by constraint name. */
  broken?: Record<string, () => Error>;
}

type Deps = Pick<RecordDeps, 'db' | 'jobs' | 'recorder'>;

/** Undoes all events of an act in one transaction. */
async function undoAll(recorder: Recorder, act: Act, undone: string): Promise<UndoOutlook> {
  let undoing: Undoing = nothingUndone;
  for (let next: Undoing | undefined = undoing; next; next = await undoSome(recorder, act, undone, undoing)) {
    undoing = next;
  }
  const { records, count, exceptions } = undoing;
  return { records, count, exceptions };
}

/**
 * Locks an act of the recorder that may be undone. Throws 404 for another owner's, 409 when it is already undone or
 * too old.
 */
async function lockUndoable(
  tx: Db,
  { recorder }: Deps,
  { prepare }: UndoRules,
  { owner, at }: UndoDoing,
  id: string,
) {
  const undone = await lockAct(tx, owner, id);
  if (!undone || undone.undoes || !recorder.entities.includes(undone.entity)) throw notFound();
  if (undone.undoneBy) throw conflict(actMessages['act.undone']);
  if (at.getTime() - undone.at.getTime() > undoDays * 86_400_000) throw conflict(actMessages['act.old']);
  await prepare?.(tx, owner, undone);
  return undone;
}

class Looked extends Error {
  constructor(readonly outlook: UndoOutlook) {
    super();
  }
}

/**
 * Lists what undoing an act would leave unchanged: undoes a small act in a transaction that is rolled back, and only
 * reads for a large one.
 */
export async function outlookOf(
  deps: Deps,
  rules: UndoRules,
  doing: UndoDoing,
  id: string,
): Promise<UndoOutlook> {
  const { db, recorder } = deps;
  const undone = await transact(db, (tx) => lockUndoable(tx, deps, rules, doing, id));
  if (undone.count > rowsAtOnce(db, eventsInStep))
    return outlookOfLarge({ db, recorder, owner: doing.owner }, undone);
  return outlookByTrial(deps, rules, { ...doing, entity: undone.entity }, id);
}

async function outlookByTrial(deps: Deps, rules: UndoRules, doing: Doing, id: string): Promise<UndoOutlook> {
  try {
    return await deps.recorder.act(deps.db, doing, async (act) => {
      await lockUndoable(act.tx, deps, rules, doing, id);
      throw new Looked(await undoAll(deps.recorder, act, id));
    });
  } catch (error) {
    if (error instanceof Looked) return error.outlook;
    throw error;
  }
}

/**
 * Undoes an act, except for values that were changed since: at once, or in a job if it has more events than fit into
 * one transaction.
 */
export async function undoAct(deps: Deps, rules: UndoRules, doing: UndoDoing, id: string): Promise<Undone> {
  const { entity, byJob } = await undoByJob(deps, rules, doing, id);
  return byJob ?? undoAtOnce(deps, rules, { ...doing, entity, undoes: id }, id);
}

/** Passes a large act to a job and marks it, so that no second job starts. */
const undoByJob = (
  deps: Deps,
  rules: UndoRules,
  doing: UndoDoing,
  id: string,
): Promise<{ entity: Entity; byJob?: Undone }> =>
  transact(deps.db, async (tx) => {
    const { count: total, entity } = await lockUndoable(tx, deps, rules, doing, id);
    if (total <= rowsAtOnce(deps.db, eventsInStep)) return { entity };
    const asked = { ...doing, entity, undoes: id };
    const act = await insertAct(tx, asked);
    await setUndone(tx, id, act);
    const data = { ...actForJob(asked, act), undone: id, total };
    const run = await deps.jobs.start(tx, rules.job, doing.owner, data);
    return { entity, byJob: { records: 0, count: 0, exceptions: [], act, run } };
  });

const undoAtOnce = (deps: Deps, rules: UndoRules, doing: Doing, id: string): Promise<Undone> =>
  onBroken(
    rules.broken ?? {},
    deps.recorder.act(deps.db, doing, async (act) => {
      await lockUndoable(act.tx, deps, rules, doing, id);
      const outlook = await undoAll(deps.recorder, act, id);
      if (outlook.records > 0) await setUndone(act.tx, id, act.doing.act);
      return { ...outlook, act: outlook.records > 0 ? act.doing.act : null, run: null };
    }),
  );
