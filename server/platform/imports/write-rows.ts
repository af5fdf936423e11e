import type { z } from 'zod';
import { importMessages } from '../../../shared/imports/messages';
import type { Act } from '../acts/act';
import { goingOn } from '../acts/act-in-job';
import { addToAct } from '../acts/acts.queries';
import type { Recorder } from '../acts/recorder';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { type JobCall, more } from '../jobs/job';
import {
  addCounts,
  addWarnings,
  isGoingOn,
  leftOut,
  noCounts,
  type fromPlace,
  marksOf,
  planRows,
  rowsInStep,
  type writeData,
} from './import-jobs';
import { countMade, countRowActions } from './import-counts.queries';
import { markRows, readRows } from './import-rows.queries';
import type { ImportFeature } from './import-target';
import { lockImport, type StoredImport, updateImport } from './imports.queries';

type Call = JobCall<typeof writeData, typeof fromPlace>;

/** Makes the own fields that the mapping asks for, once. */
async function withFields(act: Act, feature: ImportFeature, stored: StoredImport): Promise<StoredImport> {
  const { mapping, id } = stored;
  if (!mapping?.columns.some(({ to }) => to === 'new')) return stored;
  const values = stored.columns.map((column) => column.values);
  const next = { mapping: { ...mapping, columns: await feature.makeFields(act, mapping, values) } };
  await updateImport(act.tx, act.doing.owner, id, next);
  return { ...stored, ...next };
}

/** Counts what the rows did, when all are written. */
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

async function writeStep(act: Act, feature: ImportFeature, { data, state, keep }: Call) {
  const { tx } = act;
  const { owner, importId, language } = data;
  const at = new Date(data.at);
  const locked = await lockImport(tx, owner, importId);
  if (!isGoingOn(locked, 'running', at)) return undefined;
  const stored = await withFields(act, feature, locked);
  const rows = await readRows(tx, owner, importId, { from: state.from, limit: rowsInStep, isOpen: true });
  if (rows.length === 0) {
    await finish(tx, owner, stored, at);
    return undefined;
  }
  const plan = await planRows(tx, feature, stored, rows, { owner, language, at, isTrial: false });
  await plan.write(act);
  await markRows(tx, owner, importId, { marks: marksOf(plan), writtenAt: at });
  const isFirst = state.from === 0;
  const before = isFirst ? leftOut(stored) : stored.warnings;
  const { all: warnings, added } = addWarnings(before, plan);
  const more = isFirst ? before.length : 0;
  const counts = addCounts((isFirst ? null : stored.counts) ?? noCounts(), plan, added + more);
  await updateImport(tx, owner, importId, { warnings, counts });
  const after = { from: (rows.at(-1)?.place ?? 0) + 1 };
  await keep(tx, after);
  return after;
}

/**
 * Writes the next rows of an import in its act. Their marks and the place of the next row are stored in the same
 * transaction, so that no row is written twice. Ends early when the import was cancelled.
 */
export async function writeRows(feature: ImportFeature, recorder: Recorder, call: Call, { db }: { db: Db }) {
  const { data, state, progress } = call;
  await progress({ done: state.from, total: data.total, message: importMessages['job.writing'] });
  const next = await recorder.act(
    db,
    goingOn(data),
    (act): Promise<z.output<typeof fromPlace> | undefined> => writeStep(act, feature, call),
  );
  return next && more(next);
}
