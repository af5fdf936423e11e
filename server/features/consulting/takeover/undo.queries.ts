import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { companyLists } from '../../../../shared/consulting/items/lists';
import { products, strengths, tableOf } from '../../../../shared/consulting/items/tables';
import { reports } from '../../../../shared/consulting/report/tables';
import { swotEntries } from '../../../../shared/consulting/swot/tables';
import type { MadeItems } from '../../../../shared/consulting/takeover/schemas';
import { companies } from '../../../../shared/consulting/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { isOwnCompany, lockOwnedCompany } from '../ownership.queries';

/** Deletes the rows of a company that still are as they were made; resolves to their number. */
async function deleteUnchanged(
  tx: Db,
  table: PgTable & Record<'companyId', PgColumn>,
  { companyId, made, isSame }: { companyId: number; made: readonly object[]; isSame: SQL },
): Promise<number> {
  const rows = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(made)}::jsonb) as made`;
  const deleted = await tx
    .delete(table)
    .where(and(eq(table.companyId, companyId), sql`exists (select from ${rows} where ${isSame})`))
    .returning({ companyId: table.companyId });
  return deleted.length;
}

const isSameProduct = sql`made.id = ${products.id} and made.name = ${products.name}
  and made.description = ${products.description} and made.type = ${products.type}`;
const isSameStrength = sql`made.id = ${strengths.id} and made.description = ${strengths.description}
  and made.impact = ${strengths.impact}`;

const held = [...companyLists.map((list) => tableOf[list]), swotEntries, reports];
const holdsNothing = sql.join(
  held.map((table) => sql`not exists (select from ${table} where ${table.companyId} = ${companies.id})`),
  sql` and `,
);

/**
 * Deletes what was taken over, where it is unchanged: a company only if it is as it was made and holds nothing more.
 * Resolves to the number of records that stay. Throws 404 for another owner's company.
 */
export async function undoTakeover(
  tx: Db,
  owner: Owner,
  { companyId, isNew, products: taken, strengths: said }: MadeItems,
): Promise<number> {
  await lockOwnedCompany(tx, owner, companyId);
  const gone =
    (await deleteUnchanged(tx, products, { companyId, made: taken, isSame: isSameProduct })) +
    (await deleteUnchanged(tx, strengths, { companyId, made: said, isSame: isSameStrength }));
  const kept = taken.length + said.length - gone;
  if (!isNew) return kept;
  const isUnchanged = and(isOwnCompany(owner, companyId), eq(companies.version, 1), holdsNothing);
  const deleted = await tx.delete(companies).where(isUnchanged).returning({ id: companies.id });
  return kept + 1 - deleted.length;
}
