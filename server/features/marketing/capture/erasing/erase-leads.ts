import type { Actor } from '../../../../../shared/acts/tables';
import type { LeadErasure } from '../../../../../shared/marketing/capture/leads/endpoints';
import { redactChanges } from '../../../../platform/acts/redact-changes.queries';
import { patternOf } from '../../../../platform/acts/words-pattern';
import { type FollowerDeps, announcement } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
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
  lockLeadsByEmail,
} from '../leads/erase-leads.queries';

/** A lead is erased; who follows deletes what else the account has stored of its addresses, and says how many contacts. */
export const leadErased = announcement<{
  owner: Owner;
  username: string;
  actor: Actor;
  emails: readonly string[];
  cleared: (contacts: number) => void;
}>('leadErased');

/** What only one person is called: addresses, phones, and names of two words or more. */
const calledAs = (leads: readonly StoredLead[], emails: readonly string[]) => [
  ...emails,
  ...leads.flatMap(({ contactName, contactPhone }) => [
    ...(contactName?.includes(' ') ? [contactName] : []),
    ...(contactPhone && contactPhone.length > 5 ? [contactPhone] : []),
  ]),
];

/**
 * Erases leads and all that their addresses have left in COMERZIA, in all companies of the account. What stays are the keyed
 * hashes by which those companies know never to write there again.
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
  const pattern = patternOf([...calledAs(leads, emails), ...names]);
  const called = (part: 'contactName' | 'contactPhone') => leads.flatMap((lead) => lead[part] ?? []);
  const erased = {
    ...{ feature: 'marketingLeads', entity: 'marketingLead', ids },
    ...{ names: called('contactName'), phones: called('contactPhone') },
  };
  const importRows = await clearImports(tx, owner, erased, pattern);
  if (pattern) await redactChanges(tx, owner, pattern);
  return { submissions: sent.length, mails, events: noted, changes, importRows };
}

/** When LEADMANAGER erases a person, COMERZIA forgets their addresses too. */
export async function forgetAddresses(
  tx: Db,
  { owner, emails }: { owner: Owner; emails: readonly string[] },
  { now }: Pick<FollowerDeps, 'now'>,
): Promise<void> {
  if (emails.length > 0) await eraseLeads(tx, owner, { leads: [], emails }, now());
}
