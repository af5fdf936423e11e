import { and, desc, eq, ne } from 'drizzle-orm';
import type { NewContact } from '../../../shared/companies/schemas';
import { companies, type CompanyContact, companyContacts } from '../../../shared/companies/tables';
import type { Db } from '../../platform/database/database';
import { type ItemQueries, itemQueries } from './items.queries';

const plain = itemQueries(companyContacts, [desc(companyContacts.isPrimary)]);

/** Primary contact first; making one primary clears the former one, one change of a company at a time. */
export const contactQueries: ItemQueries<CompanyContact, NewContact> = {
  ...plain,
  insert: (db, contact) =>
    db.transaction(async (tx) => {
      if (contact.isPrimary) await clearPrimary(tx, contact.companyId);
      return plain.insert(tx, contact);
    }),
  async insertAll(tx, companyId, added) {
    if (added.some(({ isPrimary }) => isPrimary)) await clearPrimary(tx, companyId);
    return plain.insertAll(tx, companyId, added);
  },
  async update(db, owner, id, changes) {
    if (!changes.isPrimary) return plain.update(db, owner, id, changes);
    return db.transaction(async (tx) => {
      const { companyId } = await plain.find(tx, owner, id);
      await clearPrimary(tx, companyId, id);
      return plain.update(tx, owner, id, changes);
    });
  },
};

async function clearPrimary(tx: Db, companyId: number, exceptId = 0) {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
  await tx
    .update(companyContacts)
    .set({ isPrimary: false })
    .where(and(eq(companyContacts.companyId, companyId), ne(companyContacts.id, exceptId)));
}
