import { marketingLimits } from '../../../../shared/marketing/scales';
import type { Recorder } from '../../../platform/acts/recorder';
import type { Db } from '../../../platform/database/database';
import { countCreated } from '../../../platform/imports/import-counts.queries';
import type { ImportTarget, MappedField, Plan, Planning } from '../../../platform/imports/import-target';
import type { ReadRow } from '../../../platform/imports/values/read-row';
import { loadReading } from '../products/analysis/load-reading';
import type { Draft } from './draft';
import { findKnown } from './known-products';
import { countLive, findCompany } from './known-products.queries';
import { ProductPlan, type ProductRow, type RowReading } from './plan-products';
import { productFieldsOf } from './product-fields';
import { wantedOf } from './wanted';

const priced = ['price', 'priceIncl', 'priceExcl', 'salePrice', 'comparePrice'];

/** The currency of prices and whether they include tax, where neither a column nor the prices themselves tell it. */
function lacks(mapped: readonly MappedField[]): string[] {
  const has = (name: string) => mapped.some(({ field }) => field === name);
  const prices = mapped.filter(({ field, column }) => priced.includes(field) && column.filled > 0);
  const needsCurrency = prices.some(({ column }) => column.looks !== 'money');
  const needsBasis = prices.some(({ field }) => field !== 'priceIncl' && field !== 'priceExcl');
  return [
    ...(needsCurrency && !has('currency') ? ['currency'] : []),
    ...(needsBasis && !has('priceBasis') ? ['priceBasis'] : []),
  ];
}

async function plan(recorder: Recorder, tx: Db, planning: Planning, rows: readonly ReadRow[]): Promise<Plan> {
  const { owner, into, mapping, at, importId, isTrial } = planning;
  const company = await findCompany(tx, owner, into as number);
  if (!company) throw new Error(`The company of import ${importId} is gone`);
  const today = at.toISOString().slice(0, 10);
  const given = mapping.given ?? {};
  const readings = rows.map((row): RowReading => {
    const warnings: string[] = [];
    const context = { isBusiness: company.targetAudienceType === 'B2B', today, given };
    const wanted = wantedOf(row, context, (message) => warnings.push(message));
    const [status] = row.values.status ?? [];
    return { row, wanted, warnings, status: typeof status === 'string' ? status : undefined };
  });
  const before = rows[0]?.place ?? 0;
  const kind = recorder.kindOf('marketingProduct');
  const known = await findKnown(
    tx,
    kind,
    planning,
    readings.map(({ wanted }) => wanted),
    before,
  );
  const taken = await countLive(tx, owner, company.id);
  // What earlier rows would create is not there yet while the rows are only checked.
  const coming = isTrial ? await countCreated(tx, owner, { importId, before }) : 0;
  const reading = { language: company.language, today, ...(await loadReading()) };
  const products = new ProductPlan({
    company,
    planning,
    known,
    reading,
    system: mapping.system,
    fill: mapping.fill,
    free: marketingLimits.products - taken - coming,
  });
  const planned = products.rows(readings);
  return { rows: planned, write: (act) => write(act, products.drafts, planned) };
}

const writtenIn = (draft: Draft) => ({
  fields: draft.changes ?? {},
  origin: { from: 'import', row: draft.line } as const,
});

/** Writes drafts, and notes the ids of the new products on the rows that made them. */
async function write(
  act: Parameters<Plan['write']>[0],
  drafts: readonly Draft[],
  rows: readonly ProductRow[],
) {
  const changed = drafts.filter(({ changes }) => changes !== undefined);
  const fresh = changed.filter(({ id }) => id === null);
  const ids = await act.create('marketingProduct', fresh.map(writtenIn));
  for (const [place, draft] of fresh.entries()) draft.id = ids[place] as number;
  const known = changed.filter((draft) => !fresh.includes(draft));
  await act.change(
    'marketingProduct',
    known.map((draft) => ({ id: draft.id as number, ...writtenIn(draft) })),
  );
  for (const row of rows) row.recordId = row.draft?.id ?? null;
}

/** The import of products. */
export const productTarget = (recorder: Recorder): ImportTarget => ({
  entity: 'marketingProduct',
  hasNotes: false,
  mostOwnFields: 0,
  isIdle: () => false,
  fields: async (_db, _owner, { headers }) => productFieldsOf(headers),
  lacks,
  plan: (tx, planning, rows) => plan(recorder, tx, planning, rows),
});
