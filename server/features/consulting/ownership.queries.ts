import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { type Company, companies } from '../../../shared/consulting/tables';
import type { Db } from '../../platform/database/database';
import { oneOf } from '../../platform/database/rows/one-of';
import type { Owner } from '../../platform/database/rows/owner';
import { type Given, statement, type Value } from '../../platform/database/statement';
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

/** The company and its owner, as the arguments of a statement. */
export type OwnCompany = Given<{ owner: Owner; companyId: number }>;

export const isOwnCompany = (owner: Value<Owner>, companyId: Value<number>): SQL | undefined =>
  and(eq(companies.id, companyId), eq(companies.userId, owner));

const ownCompany = statement((db, { owner, companyId }: OwnCompany) =>
  db.select(publicColumns).from(companies).where(isOwnCompany(owner, companyId)),
);

/** A company of this owner; throws 404 for any other. */
export const ownedCompany = (db: Db, owner: Owner, companyId: number): Promise<Company> =>
  oneOf(ownCompany(db, { owner, companyId }), companyMissing);

/**
 * The same company with its row locked until the transaction ends, so that concurrent reports and deletions wait for
 * each other.
 */
export const lockOwnedCompany = (tx: Db, owner: Owner, companyId: number): Promise<Company> =>
  oneOf(
    tx.select(publicColumns).from(companies).where(isOwnCompany(owner, companyId)).for('update'),
    companyMissing,
  );
