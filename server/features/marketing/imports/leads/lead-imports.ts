import { marketingMessages } from '../../../../../shared/marketing/messages';
import type { Act } from '../../../../platform/acts/act';
import type { Db } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/errors';
import { findEarlierKeys } from '../../../../platform/imports/import-rows.queries';
import type { ImportFeature, ImportTarget, Plan, Planning } from '../../../../platform/imports/import-target';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import { findOwnCompany } from '../../capture/stored/controller.queries';
import { lockAddresses, lockKnownLeads } from './known-leads.queries';
import { isIdle, leadFields, leadSystems } from './lead-fields';
import { addressIn, keysOf, LeadPlan, type LeadRow } from './plan-leads';

async function plan(tx: Db, planning: Planning, rows: readonly ReadRow[]): Promise<Plan> {
  const { owner, into, importId } = planning;
  const company = await findOwnCompany(tx, owner, into as number);
  if (!company) throw new Error(`The company of import ${importId} is gone`);
  const emails = [...new Set(rows.flatMap((row) => addressIn(row) ?? []))];
  if (!planning.isTrial) await lockAddresses(tx, company.id, emails);
  const found = await lockKnownLeads(tx, owner, company.id, emails);
  // One in the bin counts only where no other has its address.
  const known = new Map(found.toReversed().map((lead) => [lead.contactEmail?.toLowerCase() ?? '', lead]));
  const before = rows[0]?.place ?? 0;
  const earlier = await findEarlierKeys(tx, owner, { importId, before, keys: rows.flatMap(keysOf) });
  const leads = new LeadPlan({ company, planning, known, earlier });
  const planned = rows.map((row) => leads.row(row));
  return { rows: planned, write: (act) => write(act, planned) };
}

/** Writes what is planned, and notes the ids of the new leads on their rows. */
async function write(act: Act, rows: readonly LeadRow[]): Promise<void> {
  const written = ({ row, fields }: LeadRow) => ({
    fields: fields ?? {},
    origin: { from: 'import', row: row.line } as const,
  });
  const fresh = rows.filter(({ action }) => action === 'create');
  const ids = await act.create('marketingLead', fresh.map(written));
  for (const [place, row] of fresh.entries()) row.recordId = ids[place] as number;
  const changed = rows.filter(({ action }) => action === 'update');
  await act.change(
    'marketingLead',
    changed.map((row) => ({ id: row.recordId as number, ...written(row) })),
  );
}

/** The import of leads: a file gives no consent, and makes nobody be written to. */
const leadTarget: ImportTarget = {
  entity: 'marketingLead',
  hasNotes: false,
  mostOwnFields: 0,
  isIdle,
  fields: async () => [...leadFields],
  plan,
};

export const leadImports: ImportFeature = {
  feature: 'marketingLeads',
  targets: [leadTarget],
  systems: leadSystems,
  async checkInto(db, owner, into) {
    const company = into === undefined ? undefined : await findOwnCompany(db, owner, into);
    if (!company) throw notFound(marketingMessages['company.missing']);
  },
  makeFields: async (_act, { columns }) => columns,
  unmake: async () => {},
};
