import type { Actor } from '../../../../../shared/acts/tables';
import type { LeadErasure } from '../../../../../shared/marketing/capture/leads/endpoints';
import { redactChanges } from '../../../../platform/acts/redact-changes.queries';
import { type FollowerDeps, announcement } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { type Called, finderOf } from '../../../../platform/redacting/finder';
import { clearImports } from '../../../../platform/imports/redact-imports.queries';
import { suppress } from '../consents/suppressions.queries';
import type { StoredLead } from '../leads/capture-lead.queries';
import {
  countLeadEvents,
  deleteLeadChanges,
  deleteLeads,
  deleteOptInMails,
  deleteSubmissionsOf,
  forgetSuppressed,
  listOtherNames,
  lockLeadsByEmail,
} from '../leads/erase-leads.queries';

/**
 * A lead is being erased. Listeners delete what else the account has stored about its addresses, and report the number
 * of contacts.
 */
export const leadErased = announcement<{
  owner: Owner;
  actor: Actor;
  emails: readonly string[];
  cleared: (contacts: number) => void;
}>('leadErased');

/** The names, addresses and phones to erase, and the names of other leads that contain or equal one of these names. */
async function calledAs(
  tx: Db,
  owner: Owner,
  leads: readonly StoredLead[],
  { emails, names }: { emails: readonly string[]; names: readonly string[] },
): Promise<Called> {
  const own = leads.flatMap(({ contactName }) => contactName ?? []);
  const phones = leads.flatMap(({ contactPhone }) => contactPhone ?? []);
  const whole = [...own, ...names].filter((name) => name.includes(' '));
  const others = await listOtherNames(tx, owner, { ids: leads.map(({ id }) => id), names: whole });
  return { emails, phones, names: whole, alone: own, others };
}

/**
 * Erases leads and everything stored about their addresses in COMERZIA, in all companies of the account. The keyed
 * hashes remain, so that the companies still recognise the suppressed addresses.
 */
export async function eraseLeads(
  tx: Db,
  owner: Owner,
  { leads: given, emails: addresses }: { leads: readonly StoredLead[]; emails: readonly string[] },
  now: Date,
): Promise<Omit<LeadErasure['counts'], 'contacts'>> {
  const emails = [...new Set(addresses.map((email) => email.trim().toLowerCase()))].filter(Boolean);
  const found = emails.length > 0 ? await lockLeadsByEmail(tx, owner, emails) : [];
  const leads = [...given.filter(({ id }) => found.every((lead) => lead.id !== id)), ...found];
  const ids = leads.map(({ id }) => id);
  const sent = await deleteSubmissionsOf(tx, owner, { ids, emails });
  const noted = await countLeadEvents(tx, owner, ids);
  const mails = await deleteOptInMails(tx, owner, ids);
  const companies = new Set([
    ...leads.map(({ marketingCompanyId }) => marketingCompanyId),
    ...sent.map(({ companyId }) => companyId),
  ]);
  for (const company of companies)
    for (const email of emails) await suppress(tx, owner, company, email, 'erased', now);
  if (emails.length > 0) await forgetSuppressed(tx, owner, emails);
  await deleteLeads(tx, owner, ids);
  const changes = await deleteLeadChanges(tx, owner, ids);
  const names = sent.flatMap(({ fields }) => (fields.name?.includes(' ') ? [fields.name] : []));
  const finder = finderOf(await calledAs(tx, owner, leads, { emails, names }));
  const erased = { feature: 'marketingLeads', entity: 'marketingLead', ids };
  const importRows = await clearImports(tx, owner, erased, finder);
  if (finder) await redactChanges(tx, owner, finder);
  return { submissions: sent.length, mails, events: noted, changes, importRows };
}

/** Erases the addresses of a person in COMERZIA when LEADMANAGER erases the person. */
export async function forgetAddresses(
  tx: Db,
  { owner, emails }: { owner: Owner; emails: readonly string[] },
  { now }: Pick<FollowerDeps, 'now'>,
): Promise<void> {
  if (emails.length > 0) await eraseLeads(tx, owner, { leads: [], emails }, now());
}
