import type { z } from 'zod';
import { importMessages } from '../../../../shared/imports/messages';
import type { Act } from '../../acts/act';
import { goingOn } from '../../acts/act-in-job';
import { addToAct } from '../../acts/acts.queries';
import type { Recorder } from '../../acts/recorder';
import { fullKind, fullMessage } from '../../holdings/holdings';
import type { Db } from '../../database/database';
import type { Owner } from '../../database/rows/owner';
import { inParts } from '../../jobs/in-parts';
import { type JobCall, more } from '../../jobs/job';
import {
  addCounts,
  addWarnings,
  isGoingOn,
  remarksOn,
  noCounts,
  type fromPlace,
  marksOf,
  planRows,
  rowsInStep,
  type writeData,
} from '../import-jobs';
import { countMade, countRowActions } from '../import-counts.queries';
import { markRows, readRows } from '../import-rows.queries';
import type { ImportFeature, Plan } from '../import-target';
import { lockImport, type StoredImport, updateImport } from '../imports.queries';

type Call = JobCall<typeof writeData, typeof fromPlace>;

const asksForFields = ({ mapping }: StoredImport) => mapping?.columns.some(({ to }) => to === 'new') ?? false;

/** Whether a plan writes anything; an import that writes nothing creates no own fields. */
const writesAny = ({ rows }: Plan) =>
  rows.some(({ action }) => action === 'create' || action === 'update' || action === 'join');

/** Creates the own fields that the mapping requests. */
async function withFields(act: Act, feature: ImportFeature, stored: StoredImport): Promise<StoredImport> {
  const { mapping, id } = stored;
  if (!mapping) return stored;
  const values = stored.columns.map((column) => column.values);
  const next = { mapping: { ...mapping, columns: await feature.makeFields(act, mapping, values) } };
  await updateImport(act.tx, act.doing.owner, id, next);
  return { ...stored, ...next };
}

/** Counts the results of the rows after the last one is written. */
async function finish(tx: Db, owner: Owner, stored: StoredImport, at: Date) {
  const { id } = stored;
  const warnings = stored.counts?.warnings ?? 0;
  const counts = {
    ...(await countRowActions(tx, owner, id)),
    warnings,
    makes: await countMade(tx, owner, id),
  };
  if (stored.act) await addToAct(tx, stored.act, 0);
  await updateImport(tx, owner, id, { counts, state: 'done', updatedAt: at });
}

async function writePart(
  act: Act,
  feature: ImportFeature,
  { data, state, keep }: Pick<Call, 'data' | 'state' | 'keep'>,
  limit: number,
) {
  const { tx } = act;
  const { owner, importId, language } = data;
  const at = new Date(data.at);
  const locked = await lockImport(tx, owner, importId);
  if (!isGoingOn(locked, 'running', at)) return undefined;
  const rows = await readRows(tx, owner, importId, { from: state.from, limit, isOpen: true });
  if (rows.length === 0) {
    await finish(tx, owner, locked, at);
    return undefined;
  }
  const planAs = (stored: StoredImport) =>
    planRows(tx, feature, stored, rows, { owner, language, at, isTrial: false });
  const first = await planAs(locked);
  const isMaking = asksForFields(locked) && writesAny(first);
  const stored = isMaking ? await withFields(act, feature, locked) : locked;
  const plan = isMaking ? await planAs(stored) : first;
  await plan.write(act);
  await markRows(tx, owner, importId, { marks: marksOf(plan), writtenAt: at });
  const isFirst = state.from === 0;
  const before = isFirst ? remarksOn(feature, stored) : stored.warnings;
  const { all: warnings, added } = addWarnings(before, plan);
  const more = isFirst ? before.length : 0;
  const counts = addCounts((isFirst ? null : stored.counts) ?? noCounts(), plan, added + more);
  await updateImport(tx, owner, importId, { warnings, counts });
  const after = { from: (rows.at(-1)?.place ?? 0) + 1 };
  await keep(tx, after);
  return after;
}

/** Ends an import whose account is full. A retry would not help; the user can make room and continue it. */
async function endFull(db: Db, { data }: Call, error: unknown): Promise<void> {
  const kind = fullKind(error);
  if (!kind) throw error;
  const { owner, importId } = data;
  const at = new Date(data.at);
  await db.transaction(async (tx) => {
    const stored = await lockImport(tx, owner, importId);
    if (!isGoingOn(stored, 'running', at)) return;
    await updateImport(tx, owner, importId, { state: 'failed', outcome: { failure: fullMessage(kind) } });
    if (stored.act) await addToAct(tx, stored.act, 0);
  });
}

/**
 * Writes the next rows of an import in its act. The state of the rows and the next position are stored in the same
 * transaction, so that no row is written twice. Ends early when the import was cancelled.
 */
export async function writeRows(feature: ImportFeature, recorder: Recorder, call: Call, { db }: { db: Db }) {
  const { data, state: first, progress, keep, signal } = call;
  const writing = inParts(db, { most: rowsInStep, state: first, signal }, async (state, rows) => {
    await progress({ done: state.from, total: data.total, message: importMessages['job.writing'] });
    return recorder.act(
      db,
      goingOn(data),
      (act): Promise<z.output<typeof fromPlace> | undefined> =>
        writePart(act, feature, { data, state, keep }, rows),
    );
  });
  const next = await writing.catch((error: unknown) => endFull(db, call, error));
  return next ? more(next) : undefined;
}
