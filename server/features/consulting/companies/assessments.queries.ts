import { type SQL, sql } from 'drizzle-orm';
import type { Company } from '../../../../shared/consulting/tables';
import { problemStrengths, problems, strengths, tableOf } from '../../../../shared/consulting/items/tables';
import { swotEntries } from '../../../../shared/consulting/swot/tables';
import { type Announce, announcement } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { onBroken } from '../../../platform/database/rows/violations';
import { companyFull } from '../full';
import { type ItemTable, writtenColumns } from '../items/item-table';
import { lockOwnedCompany, ownedCompany } from '../ownership.queries';
import { insertCompany } from './companies.queries';

/** Departments and contacts first: the copies of the other items refer to their copies. */
const copiedTables = [
  tableOf.departments,
  tableOf.contacts,
  tableOf.products,
  tableOf.problems,
  tableOf.strengths,
  swotEntries,
];

/** A company was copied for a new assessment: its id and those of its products, with those of the copies. */
export interface CompanyCopied {
  owner: Owner;
  from: number;
  to: number;
  products: { from: number; to: number }[];
}

export const companyCopied = announcement<CompanyCopied>('companyCopied');

/**
 * Copies a company with everything it holds, without its report, for a new assessment. Throws 404 for another owner's
 * company and 409 when the account or the copy would be full.
 */
export const copyCompany = (
  { db, announce }: { db: Db; announce: Announce },
  owner: Owner,
  companyId: number,
): Promise<Company> =>
  db.transaction(async (tx) => {
    const company = await ownedCompany(tx, owner, companyId);
    const { id: _id, createdAt: _at, updatedAt: _changed, version: _version, ...described } = company;
    const copy = await insertCompany(tx, owner, { ...described, copiedFrom: companyId });
    // After the account's row, in the order in which an account is deleted.
    await lockOwnedCompany(tx, owner, companyId);
    for (const table of copiedTables)
      await onBroken(companyFull, tx.execute(copiedRows(table, companyId, copy.id)));
    await tx.execute(copiedHelp(companyId, copy.id));
    const products = await readRows<{ from: number; to: number }>(tx, copiedProducts(companyId, copy.id));
    await announce(tx, companyCopied, { owner, from: companyId, to: copy.id, products });
    return copy;
  });

/** The columns that refer to another item of the company, and the table of that item. */
const references: Record<string, ItemTable> = {
  department_id: tableOf.departments,
  responsible_id: tableOf.contacts,
};

/** The copy of an item: items are inserted in the order of their ids, so each has the rank of its copy. */
const copyOf = (table: ItemTable, id: SQL, from: number, to: number) => {
  const ranked = (company: number) =>
    sql`(select id, row_number() over (order by id) as rank from ${table} where company_id = ${company})`;
  return sql`(select copied.id from ${ranked(from)} as original join ${ranked(to)} as copied using (rank)
    where original.id = ${id})`;
};

/** Inserts in the order of the ids, so that equal places keep their order. */
function copiedRows(table: (typeof copiedTables)[number], from: number, to: number): SQL {
  const { id, companyId, ...copied } = writtenColumns(table);
  const columns = Object.values(copied);
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = columns.map((column) => {
    // The responsible person is another company's contact there.
    if (column.name === 'as_problem') return sql`as_problem - 'responsibleId'`;
    const referred = references[column.name];
    return referred ? copyOf(referred, sql`${column}`, from, to) : sql`${column}`;
  });
  return sql`
    insert into ${table} (company_id, ${sql.join(names, sql`, `)})
    select ${to}::int, ${sql.join(values, sql`, `)} from ${table} where ${companyId} = ${from} order by ${id}`;
}

const copiedHelp = (from: number, to: number): SQL => sql`
  insert into ${problemStrengths} (problem_id, strength_id)
  select ${copyOf(problems, sql`problem_id`, from, to)}, ${copyOf(strengths, sql`strength_id`, from, to)}
  from ${problemStrengths} where problem_id in (select id from ${problems} where company_id = ${from})`;

const copiedProducts = (from: number, to: number): SQL => sql`
  select original_product.id as "from", ${copyOf(tableOf.products, sql`original_product.id`, from, to)} as "to"
  from ${tableOf.products} as original_product where company_id = ${from}`;
