import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Company } from '../../../../shared/consulting/tables';
import { tableOf } from '../../../../shared/consulting/items/tables';
import { swotEntries } from '../../../../shared/consulting/swot/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { companyFull } from '../full';
import { lockOwnedCompany, ownedCompany } from '../ownership.queries';
import { insertCompany } from './companies.queries';

/** Departments first: the copies of the other items refer to their copies. */
const copiedTables = [
  tableOf.departments,
  tableOf.contacts,
  tableOf.products,
  tableOf.problems,
  tableOf.strengths,
  swotEntries,
];

/**
 * Copies a company with everything it holds, without its report, for a new assessment. Throws 404 for another owner's
 * company and 409 when the account or the copy would be full.
 */
export const copyCompany = (db: Db, owner: Owner, companyId: number): Promise<Company> =>
  db.transaction(async (tx) => {
    const { name, sector, size, structure, email } = await ownedCompany(tx, owner, companyId);
    const copy = await insertCompany(tx, owner, {
      name,
      sector,
      size,
      structure,
      email,
      copiedFrom: companyId,
    });
    // After the account's row, in the order in which an account is deleted.
    await lockOwnedCompany(tx, owner, companyId);
    for (const table of copiedTables)
      await onBroken(companyFull, tx.execute(copiedRows(table, companyId, copy.id)));
    return copy;
  });

/** Inserts in the order of the ids, so that equal places keep their order and each department has the rank of its copy. */
function copiedRows(table: (typeof copiedTables)[number], from: number, to: number): SQL {
  const { id, companyId, ...copied } = getTableColumns(table);
  const columns = Object.values(copied);
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = columns.map((column) =>
    column.name === 'department_id' ? sql`twins.copy` : sql`${column}`,
  );
  const departmentId = 'departmentId' in copied ? sql`${copied.departmentId}` : sql`null`;
  const { departments } = tableOf;
  const ranked = (company: number) =>
    sql`(select id, row_number() over (order by id) as rank from ${departments} where company_id = ${company})`;
  return sql`
    with twins as (
      select old.id as original, new.id as copy
      from ${ranked(from)} as old join ${ranked(to)} as new on new.rank = old.rank
    )
    insert into ${table} (company_id, ${sql.join(names, sql`, `)})
    select ${to}::int, ${sql.join(values, sql`, `)}
    from ${table} left join twins on twins.original = ${departmentId}
    where ${companyId} = ${from}
    order by ${id}`;
}
