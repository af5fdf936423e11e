import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { insertConsents, listContactsByEmail } from './consents.queries';

/**
 * Whoever unsubscribes from a mail also withdraws from advertising here, in the same transaction; resolves to the
 * number of contacts with the address.
 */
export async function withdrawAdvertising(
  tx: Db,
  owner: Owner,
  { email, at, source }: { email: string; at: Date; source: string },
): Promise<number> {
  const contacts = await listContactsByEmail(tx, owner, email);
  const row = { purpose: 'marketing', state: 'withdrawn', wordingVersion: '', source, at } as const;
  await insertConsents(
    tx,
    owner,
    contacts.map((contactId) => ({ ...row, contactId })),
  );
  return contacts.length;
}
