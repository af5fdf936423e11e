import { and, eq, sql } from 'drizzle-orm';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import type { Derivation } from '../../../platform/acts/record-kind';
import { among } from '../../../platform/database/rows/many';
import { firstTagOf } from '../tags/first-tag.queries';
import { homeCountry } from '../settings.queries';

/** What is made from a company's own columns. */
export const companyDerivations: readonly Derivation[] = [
  {
    entity: 'company',
    async refresh(tx, owner, ids) {
      const { phoneKey } = await import('../phones');
      const { id, phone, country, userId, tags } = crmCompanies;
      const mine = and(eq(userId, owner), among(id, ids));
      const rows = await tx
        .select({ id, phone, country: sql<string>`coalesce(${country}, ${homeCountry(owner)})` })
        .from(crmCompanies)
        .where(mine);
      const keys = rows.map((row) => ({ id: row.id, key: phoneKey(row.phone, row.country) }));
      await tx.execute(
        sql`update ${crmCompanies} set phone_key = keys.key, first_tag = ${firstTagOf(owner, tags)}
          from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as keys (id int, key text)
          where ${id} = keys.id and ${userId} = ${owner}
            and (phone_key, first_tag) is distinct from (keys.key, ${firstTagOf(owner, tags)})`,
      );
    },
  },
];
