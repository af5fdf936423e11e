import type { Entity } from '../../../shared/acts/entities';
import type { User } from '../../../shared/auth/tables';
import type { ImportState } from '../../../shared/imports/scales';
import { importMessages } from '../../../shared/imports/messages';
import type { ImportMapping } from '../../../shared/imports/schemas';
import type { Language } from '../../../shared/languages';
import type { z } from 'zod';
import type { Doing } from '../acts/act';
import { actForJob } from '../acts/act-in-job';
import { addToAct, insertAct, lockAct, setUndone } from '../acts/acts.queries';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { conflict, notFound } from '../http/errors';
import type { Job } from '../jobs/job';
import type { Jobs } from '../jobs/jobs';
import { updateCancelAsked } from '../jobs/runs.queries';
import { type checkData, noCounts, type undoData, type writeData } from './import-jobs';
import { countRowActions } from './import-counts.queries';
import { lockImport, type StoredImport, updateImport } from './imports.queries';

/** The dependencies for changing an import. */
export interface ImportDeps {
  db: Db;
  jobs: Jobs;
  now: () => Date;
}

/** Who changes the import. */
export interface ImportCaller {
  owner: Owner;
  user: User;
  language: Language;
}

type ImportJob<Data extends z.ZodObject> = Job<never, Data, z.ZodType>;

/** The jobs of a feature that check, write and undo its imports. */
export interface ImportJobs {
  check: ImportJob<typeof checkData>;
  write: ImportJob<typeof writeData>;
  undo: ImportJob<typeof undoData>;
}

const overStates: readonly ImportState[] = ['done', 'failed', 'cancelled', 'undone'];

/** Locks an import of a feature for a change. */
async function lockOwned(tx: Db, owner: Owner, feature: string, id: number): Promise<StoredImport> {
  const stored = await lockImport(tx, owner, id);
  if (!stored || stored.feature !== feature || stored.rowCount === null) throw notFound();
  return stored;
}

/** The start of an act that writes or undoes an import. */
const doingOf = ({ owner, user }: ImportCaller, kind: string, { entity }: StoredImport, at: Date): Doing => ({
  owner,
  actor: { kind: 'person', id: user.id, name: user.name, via: 'import' },
  kind,
  // Only what a target of the feature names is stored.
  entity: entity as Entity,
  at,
});

interface Changing extends Omit<ImportDeps, 'jobs'>, ImportJobs {
  feature: string;
  jobs: Jobs;
}

/** Stores a mapping and starts the check of the rows. */
function startCheck(
  context: Changing,
  { owner, language }: ImportCaller,
  id: number,
  mapping: ImportMapping,
): Promise<void> {
  const { db, jobs, now, feature, check } = context;
  return db.transaction(async (tx) => {
    const { state, run: earlier, rowCount, act } = await lockOwned(tx, owner, feature, id);
    if (state === 'running' || state === 'undoing') throw conflict(importMessages['state.busy']);
    const isRetried = state === 'failed' && act === null;
    if (overStates.includes(state) && !isRetried) throw conflict(importMessages['state.over']);
    if (earlier !== null) await updateCancelAsked(tx, owner, earlier, now());
    const at = now();
    const data = { importId: id, owner, language, at: at.toISOString(), total: rowCount ?? 0 };
    const run = await jobs.start(tx, check, owner, data);
    const { entity } = mapping;
    const begun = { mapping, entity, run, counts: noCounts(), warnings: [], outcome: null };
    await updateImport(tx, owner, id, { ...begun, state: 'mapped', updatedAt: at });
  });
}

/** Starts writing a checked import, or continues one that stopped early. */
function startWrite(context: Changing, caller: ImportCaller, id: number): Promise<void> {
  const { db, jobs, now, feature, write } = context;
  return db.transaction(async (tx) => {
    const { owner, language } = caller;
    const stored = await lockOwned(tx, owner, feature, id);
    const { state } = stored;
    if (state === 'uploaded') throw conflict(importMessages['state.unchecked']);
    if (state === 'mapped' || state === 'running' || state === 'undoing') {
      throw conflict(importMessages['state.busy']);
    }
    const isContinued = (state === 'failed' || state === 'cancelled') && stored.mapping !== null;
    if (state !== 'checked' && !isContinued) throw conflict(importMessages['state.over']);
    if (stored.act && (await lockAct(tx, owner, stored.act))?.undoneBy) {
      throw conflict(importMessages['state.over']);
    }
    const at = now();
    const doing = doingOf(caller, 'import', stored, at);
    const act = stored.act ?? (await insertAct(tx, doing));
    const data = { ...actForJob(doing, act), importId: id, language, total: stored.rowCount ?? 0 };
    const run = await jobs.start(tx, write, owner, data);
    await updateImport(tx, owner, id, { act, run, state: 'running', outcome: null, updatedAt: at });
  });
}

/** Stops the running job; rows already written stay. */
function cancel(context: Changing, { owner }: ImportCaller, id: number): Promise<void> {
  const { db, now, feature } = context;
  return db.transaction(async (tx) => {
    const stored = await lockOwned(tx, owner, feature, id);
    if (stored.state !== 'mapped' && stored.state !== 'running') return;
    const isWriting = stored.state === 'running';
    const { warnings = 0, makes = {} } = stored.counts ?? {};
    const counts = isWriting
      ? { ...(await countRowActions(tx, owner, id, 'written')), warnings, makes }
      : null;
    const state = isWriting ? 'cancelled' : 'uploaded';
    await updateImport(tx, owner, id, { state, counts, updatedAt: now() });
    // An act without changes is discarded.
    if (stored.act !== null) await addToAct(tx, stored.act, 0);
    if (stored.run !== null) await updateCancelAsked(tx, owner, stored.run, now());
  });
}

/** Starts the undo of an import's act. */
function startUndo(context: Changing, caller: ImportCaller, id: number): Promise<void> {
  const { db, jobs, now, feature, undo } = context;
  return db.transaction(async (tx) => {
    const { owner, language } = caller;
    const stored = await lockOwned(tx, owner, feature, id);
    const { state, act: undone } = stored;
    if (state === 'mapped' || state === 'running' || state === 'undoing') {
      throw conflict(importMessages['state.busy']);
    }
    if (undone === null || !['done', 'failed', 'cancelled'].includes(state)) {
      throw conflict(importMessages['state.notDone']);
    }
    const at = now();
    const doing = { ...doingOf(caller, 'undo', stored, at), undoes: undone };
    // A failed undo continues where it stopped.
    const act = (await lockAct(tx, owner, undone))?.undoneBy ?? (await insertAct(tx, doing));
    await setUndone(tx, undone, act);
    const total = Object.values(await countRowActions(tx, owner, id, 'written')).reduce(
      (sum, one) => sum + one,
      0,
    );
    const data = { ...actForJob(doing, act), importId: id, language, total, undone };
    const run = await jobs.start(tx, undo, owner, data);
    await updateImport(tx, owner, id, { run, state: 'undoing', updatedAt: at });
  });
}

/** Changes imports of a feature; each change is a transaction that has locked the import. */
export function importChanges(feature: string, deps: ImportDeps, jobs: ImportJobs) {
  const context: Changing = { ...jobs, ...deps, feature };
  return {
    startCheck: (caller: ImportCaller, id: number, mapping: ImportMapping) =>
      startCheck(context, caller, id, mapping),
    startWrite: (caller: ImportCaller, id: number) => startWrite(context, caller, id),
    cancel: (caller: ImportCaller, id: number) => cancel(context, caller, id),
    startUndo: (caller: ImportCaller, id: number) => startUndo(context, caller, id),
  };
}
