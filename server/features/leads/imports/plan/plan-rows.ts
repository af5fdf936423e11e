import { fullMessage } from '../../../../platform/holdings/holdings';
import { importMessages } from '../../../../../shared/imports/messages';
import { leadImportMessages } from '../../../../../shared/leads/imports/messages';
import { say } from '../../../../../shared/message';
import type { KnownRow, PlannedRow } from '../../../../platform/imports/import-target';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import { type PlanContext, RowChange } from './context';
import type { Draft } from './draft';
import { newDraft } from './draft';
import type { EntitySpec } from './entity-specs';
import { keysOfTags } from '../room';
import type { Reading, Wanted } from '../want/wanted';

/** A planned row, and the record that it is about. */
export interface LeadRow extends PlannedRow {
  draft: Draft | null;
}

/** A row, and what it wants. */
export interface RowReading extends Reading {
  row: ReadRow;
}

const repeated = ({ line, file }: KnownRow) =>
  file === null ? say(importMessages['row.repeated'], { line }) : say(importMessages['row.known'], { file });

/** The keys by which later rows of the file find a row. */
export const keysOf = ({ keys }: EntitySpec, wanted: Wanted): string[] => [
  ...(wanted.externalId ? [`id ${wanted.externalId}`] : []),
  ...keys(wanted),
];

/** Plans rows one after another, so that a row finds what an earlier one made. */
export function planRows(
  spec: EntitySpec,
  context: PlanContext,
  readings: readonly RowReading[],
  earlier: Keys,
): LeadRow[] {
  const said = new Map<string, KnownRow>(context.planning.known);
  return readings.map(({ row: read, wanted, errors, warnings = [] }) => {
    const row = { ...read, warnings: [...read.warnings, ...warnings] };
    const planned = planRow(spec, context, { row, wanted, errors }, { said, earlier });
    const isWritten = planned.action === 'create' || planned.action === 'update';
    if (isWritten && !said.has(row.fingerprint)) said.set(row.fingerprint, { line: row.line, file: null });
    return planned;
  });
}

type Keys = Pick<ReadonlyMap<string, unknown>, 'has'>;

interface Seen {
  /** Rows by what they say. */
  said: ReadonlyMap<string, KnownRow>;
  /** Keys of earlier rows whose records are not there, because they were only checked. */
  earlier: Keys;
}

/** The plan of a row before it is worked out: a skipped one. */
const skipped = (row: ReadRow, reason: string, draft: Draft | null = null): LeadRow => ({
  row,
  reason,
  draft,
  action: 'skip',
  warnings: row.warnings,
  keys: [],
  missing: null,
  recordId: draft?.id ?? null,
});

const wrong = (row: ReadRow, reason: string): LeadRow => ({ ...skipped(row, reason), action: 'error' });

function planRow(
  spec: EntitySpec,
  context: PlanContext,
  { row, wanted, errors }: RowReading,
  seen: Seen,
): LeadRow {
  const [error] = [...row.errors, ...errors];
  if (error) return wrong(row, error);
  if (Object.keys(row.values).length === 0) return skipped(row, importMessages['row.empty']);
  const { batch, planning } = context;
  const known = batch.byExternal(spec.entity, wanted.externalId) ?? spec.identify(context, wanted);
  if (known) return changeKnown(spec, context, { row, wanted }, known);
  const same = seen.said.get(row.fingerprint);
  if (same) return skipped(row, repeated(same));
  const keys = keysOf(spec, wanted);
  if (planning.isTrial && keys.some((key) => seen.earlier.has(key))) {
    const update: LeadRow = { ...skipped(row, ''), action: 'update', reason: null, keys };
    return planning.mapping.mode === 'create' ? skipped(row, importMessages['row.onlyNew']) : update;
  }
  return createNew(spec, context, { row, wanted });
}

/** The plan of a row that was applied to a record. */
function appliedRow(spec: EntitySpec, row: ReadRow, change: RowChange, wanted: Wanted): LeadRow {
  const { draft, warnings, makes, missing, newTags } = change;
  return {
    row,
    draft,
    reason: null,
    recordId: draft.id,
    action: draft.stored === null ? 'create' : 'update',
    warnings: [...row.warnings, ...warnings],
    keys: [...keysOf(spec, wanted), ...makes, ...keysOfTags(newTags)],
    missing: Object.keys(missing).length > 0 ? missing : null,
  };
}

/** Whether a row has values of own fields that the import has still to make. */
const bringsFields = ({ values }: ReadRow) => Object.keys(values).some((name) => name.startsWith('new:'));

type Wanting = Pick<RowReading, 'row' | 'wanted'>;

function changeKnown(
  spec: EntitySpec,
  context: PlanContext,
  { row, wanted }: Wanting,
  draft: Draft,
): LeadRow {
  const { batch, planning } = context;
  if (draft.stored !== null && draft.stored.deletedAt !== null) {
    return skipped(row, leadImportMessages['record.binned'], draft);
  }
  if (planning.mapping.mode === 'create') return skipped(row, importMessages['row.onlyNew'], draft);
  const change = new RowChange(draft, row.line, context);
  spec.apply(context, change, wanted);
  if (wanted.externalId) {
    const isNew = batch.byExternal(spec.entity, wanted.externalId) === undefined;
    if (isNew) batch.know(spec.entity, wanted.externalId, draft);
  }
  const planned = appliedRow(spec, row, change, wanted);
  if (!change.hasChanged && !bringsFields(row))
    return { ...planned, action: 'skip', reason: importMessages['row.same'] };
  return { ...planned, action: 'update' };
}

function createNew(spec: EntitySpec, context: PlanContext, { row, wanted }: Wanting): LeadRow {
  const { batch, planning } = context;
  if (planning.mapping.mode === 'update') return skipped(row, importMessages['row.onlyKnown']);
  const lacking = spec.lacks({ ...wanted.fields, points: wanted.points });
  if (lacking) return wrong(row, lacking);
  if (context.room.records <= 0) return wrong(row, fullMessage(spec.entity));
  const draft = newDraft(spec.entity, row.line);
  const change = new RowChange(draft, row.line, context);
  spec.apply(context, change, wanted);
  const refusal = spec.refuses?.(change);
  if (refusal) return wrong(row, refusal);
  context.room.records -= 1;
  batch.take(draft);
  if (wanted.externalId) batch.know(spec.entity, wanted.externalId, draft);
  return appliedRow(spec, row, change, wanted);
}
