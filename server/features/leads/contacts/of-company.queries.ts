import { type SQL, sql } from 'drizzle-orm';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { Owner } from '../../../platform/database/rows/owner';

const { id, userId, companyId, deletedAt } = crmContacts;

/** A query of the ids of a company's contacts that are not in the bin. */
export const contactsOf = (owner: Owner, company: number): SQL =>
  sql`select ${id} from ${crmContacts}
    where ${userId} = ${owner} and ${companyId} = ${company} and ${deletedAt} is null`;
