import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { type Company, companies } from '../../../shared/consulting/tables';
import type { Db } from '../../platform/database/database';
import { oneOf } from '../../platform/database/rows/one-of';
import type { Owner } from '../../platform/database/rows/owner';
import { notFound } from '../../platform/http/errors';
import { consultingMessages } from '../../../shared/consulting/messages';

const {
  itemCount: _items,
  textBytes: _bytes,
  folded: _folded,
  ...publicColumns
} = getTableColumns(companies);

/** The columns of a company that its owner sees. */
export const companyColumns = publicColumns;

/** The same 404 for a missing company and for another owner's. */
export const companyMissing = () => notFound(consultingMessages['company.missing']);

export const isOwnCompany = (owner: Owner, companyId: number): SQL | undefined =>
  and(eq(companies.id, companyId), eq(companies.userId, owner));

/** A company of this owner; throws 404 for any other. */
export const ownedCompany = (db: Db, owner: Owner, companyId: number): Promise<Company> =>
  oneOf(db.select(publicColumns).from(companies).where(isOwnCompany(owner, companyId)), companyMissing);

/**
 * The same company with its row locked until the transaction ends, so that concurrent reports and deletions wait for
 * each other.
 */
export const lockOwnedCompany = (tx: Db, owner: Owner, companyId: number): Promise<Company> =>
  oneOf(
    tx.select(publicColumns).from(companies).where(isOwnCompany(owner, companyId)).for('update'),
    companyMissing,
  );
