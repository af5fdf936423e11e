import { and, desc, eq, ne } from 'drizzle-orm';
import type { NewContact } from '../../../../shared/consulting/items/schemas';
import { type CompanyContact, companyContacts } from '../../../../shared/consulting/items/tables';
import type { Db } from '../../../platform/database/database';
import { lockOwnedCompany } from '../ownership.queries';
import { type ItemQueries, itemQueries } from './items.queries';

const plain = itemQueries(companyContacts, [desc(companyContacts.isPrimary)]);

/**
 * Lists the primary contact first. Making a contact primary clears the former one; the company's row is locked, so
 * that these changes run one at a time.
 */
export const contactQueries: ItemQueries<CompanyContact, NewContact> = {
  ...plain,
  insert(db, owner, contact) {
    if (!contact.isPrimary) return plain.insert(db, owner, contact);
    return db.transaction(async (tx) => {
      await lockOwnedCompany(tx, owner, contact.companyId);
      await clearPrimary(tx, contact.companyId);
      return plain.insert(tx, owner, contact);
    });
  },
  async insertAll(tx, companyId, added) {
    if (added.some(({ isPrimary }) => isPrimary)) await clearPrimary(tx, companyId);
    return plain.insertAll(tx, companyId, added);
  },
  async update(db, owner, id, changes) {
    if (!changes.isPrimary) return plain.update(db, owner, id, changes);
    return db.transaction(async (tx) => {
      const { companyId } = await plain.find(tx, owner, id);
      await lockOwnedCompany(tx, owner, companyId);
      await clearPrimary(tx, companyId, id);
      return plain.update(tx, owner, id, changes);
    });
  },
};

/** Call it only in a transaction that has locked the company. */
const clearPrimary = (tx: Db, companyId: number, exceptId = 0) =>
  tx
    .update(companyContacts)
    .set({ isPrimary: false })
    .where(and(eq(companyContacts.companyId, companyId), ne(companyContacts.id, exceptId)));
