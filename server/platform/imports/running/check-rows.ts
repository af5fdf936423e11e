import type { z } from 'zod';
import { importMessages } from '../../../../shared/imports/messages';
import type { Db } from '../../database/database';
import { inParts } from '../../jobs/in-parts';
import { type JobCall, more } from '../../jobs/job';
import {
  addCounts,
  addWarnings,
  isGoingOn,
  remarksOn,
  type checkData,
  type fromPlace,
  marksOf,
  noCounts,
  planRows,
  rowsInStep,
} from '../import-jobs';
import { countMade } from '../import-counts.queries';
import { markRows, readRows } from '../import-rows.queries';
import type { ImportFeature } from '../import-target';
import { lockImport, updateImport } from '../imports.queries';

type Call = JobCall<typeof checkData, typeof fromPlace>;

async function checkPart(
  tx: Db,
  feature: ImportFeature,
  { data, state, keep }: Pick<Call, 'data' | 'state' | 'keep'>,
  limit: number,
): Promise<z.output<typeof fromPlace> | undefined> {
  const { owner, importId, language } = data;
  const at = new Date(data.at);
  const stored = await lockImport(tx, owner, importId);
  if (!isGoingOn(stored, 'mapped', at)) return undefined;
  const rows = await readRows(tx, owner, importId, { from: state.from, limit });
  if (rows.length === 0) {
    const counts = { ...(stored.counts ?? noCounts()), makes: await countMade(tx, owner, importId) };
    await updateImport(tx, owner, importId, { counts, state: 'checked', updatedAt: at });
    return undefined;
  }
  const plan = await planRows(tx, feature, stored, rows, { owner, language, at, isTrial: true });
  await markRows(tx, owner, importId, { marks: marksOf(plan), writtenAt: null });
  const isFirst = state.from === 0;
  const before = isFirst ? remarksOn(feature, stored) : stored.warnings;
  const { all: warnings, added } = addWarnings(before, plan);
  await updateImport(tx, owner, importId, {
    counts: addCounts(stored.counts ?? noCounts(), plan, added + (isFirst ? before.length : 0)),
    warnings,
  });
  const after = { from: (rows.at(-1)?.place ?? 0) + 1 };
  await keep(tx, after);
  return after;
}

/**
 * Checks the next rows of an import: plans them and stores what each would do. Ends early when the import was
 * cancelled.
 */
export async function checkRows(feature: ImportFeature, call: Call, { db }: { db: Db }) {
  const { data, state: first, progress, keep, signal } = call;
  const next = await inParts(db, { most: rowsInStep, state: first, signal }, async (state, rows) => {
    await progress({ done: state.from, total: data.total, message: importMessages['job.checking'] });
    return db.transaction((tx) => checkPart(tx, feature, { data, state, keep }, rows));
  });
  return next && more(next);
}
