import { z } from 'zod';
import type { ImportCounts, StoredWarning } from '../../../shared/imports/import';
import { importMessages } from '../../../shared/imports/messages';
import { languages } from '../../../shared/languages';
import { say } from '../../../shared/message';
import { actInJob } from '../acts/act-in-job';
import type { Db } from '../database/database';
import { type Owner, ownerOf } from '../database/rows/owner';
import { fieldFinder, targetOf } from './columns/match-columns';
import type { ImportFeature, Plan, Planning } from './import-target';
import { findKnownRows, readEarlierRows, type RowMark } from './import-rows.queries';
import type { StoredImport } from './imports.queries';
import { createRowReader, type StoredRow } from './values/read-row';

/** Rows that one step checks or writes, in several parts (`inParts`). */
export const rowsInStep = 250;
/** Maximum number of stored warnings of an import. */
export const mostWarnings = 100;

const ownerId = z.int().transform((userId): Owner => ownerOf({ userId }));

/** The data of a job that checks the rows of an import. */
export const checkData = z.object({
  importId: z.int(),
  owner: ownerId,
  language: z.enum(languages),
  at: z.iso.datetime(),
  /** The number of rows, for the progress. */
  total: z.int(),
});
/** The data of a job that writes an import. */
export const writeData = actInJob.extend({
  importId: z.int(),
  language: z.enum(languages),
  total: z.int(),
});

/** The data of a job that undoes an import. */
export const undoData = writeData.extend({ undone: z.uuid() });

/** The position of the next row. */
export const fromPlace = z.object({ from: z.int() }).default({ from: 0 });

/**
 * The limits of one step, which takes a second; an import whose process died continues when the limit is over. After
 * five consecutive failures the import ends as failed.
 */
export const jobLimits = { seconds: 40, retries: { limit: 5, delay: 1, backoff: true } };

/** Counts that are all zero. */
export const noCounts = (): ImportCounts => ({
  create: 0,
  update: 0,
  join: 0,
  skip: 0,
  error: 0,
  warnings: 0,
  makes: {},
});

interface Given {
  owner: Owner;
  language: Planning['language'];
  at: Date;
  isTrial: boolean;
}

/** Plans some rows of an import according to its mapping. */
export async function planRows(
  tx: Db,
  feature: ImportFeature,
  stored: StoredImport,
  rows: readonly StoredRow[],
  given: Given,
): Promise<Plan> {
  const { id: importId, mapping, columns, entity } = stored;
  const target = targetOf(feature, entity);
  if (!mapping || !target) throw new Error(`The import ${importId} has no mapping`);
  const headers = columns.map(({ header }) => header);
  const fields = await target.fields(tx, given.owner, { language: given.language, headers });
  const read = createRowReader(mapping, columns, fieldFinder(mapping, columns, fields));
  const readRows = rows.map(read);
  const fingerprints = readRows.map(({ fingerprint }) => fingerprint);
  const before = rows[0]?.place ?? 0;
  const { into } = stored;
  const known = await findKnownRows(tx, given.owner, { importId, into, before, fingerprints });
  const readEarlier = async (keys: readonly string[]) =>
    (await readEarlierRows(tx, given.owner, { importId, before, keys })).map(read);
  return target.plan(tx, { ...given, importId, into, mapping, columns, known, readEarlier }, readRows);
}

/** The stored result of planned rows. */
export const marksOf = ({ rows }: Plan): RowMark[] =>
  rows.map(({ row, action, reason, keys, recordId, missing }) => ({
    place: row.place,
    fingerprint: row.fingerprint,
    action,
    reason,
    keys,
    recordId,
    missing,
  }));

/** Warns about columns with values that the mapping leaves out, and adds the target's own warnings. */
export function remarksOn(
  feature: ImportFeature,
  { mapping, columns, entity }: StoredImport,
): StoredWarning[] {
  const mapped = (mapping?.columns ?? []).filter((_, place) => (columns[place]?.filled ?? 0) > 0);
  const into = new Set(mapped.flatMap((one) => (one.to === 'field' ? [one.field] : [])));
  const remarks = targetOf(feature, entity)?.remarks?.(into) ?? [];
  const names = columns
    .filter(({ filled }, place) => filled > 0 && mapping?.columns[place]?.to === 'skip')
    .map(({ header }) => header.replaceAll('{{', '').slice(0, 60));
  const leftOut = say(importMessages['columns.leftOut'], { columns: names.join(', ') });
  return [...remarks, ...(names.length > 0 ? [leftOut] : [])].map((said) => ({ line: null, said }));
}

/** Adds the warnings of planned rows to those of an import. */
export function addWarnings(
  known: readonly StoredWarning[],
  { rows }: Plan,
): { all: StoredWarning[]; added: number } {
  const found = rows.flatMap(({ row, warnings }) => warnings.map((said) => ({ line: row.line, said })));
  return { all: [...known, ...found].slice(0, mostWarnings), added: found.length };
}

/** Adds the results of planned rows to the counts. */
export function addCounts(counts: ImportCounts, { rows }: Plan, warnings: number): ImportCounts {
  const next = { ...counts, warnings: counts.warnings + warnings };
  for (const { action } of rows) next[action] = (next[action] ?? 0) + 1;
  return next;
}

/**
 * Whether a job may continue an import: the import is still in the state in which the job started, and nobody has
 * restarted or cancelled it.
 */
export const isGoingOn = (
  stored: StoredImport | undefined,
  state: StoredImport['state'],
  at: Date,
): stored is StoredImport => stored?.state === state && stored.updatedAt.getTime() === at.getTime();
