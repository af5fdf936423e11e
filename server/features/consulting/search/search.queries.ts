import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companyLists, recordNames } from '../../../../shared/consulting/items/lists';
import { tableOf } from '../../../../shared/consulting/items/tables';
import type { FoundInCompany } from '../../../../shared/consulting/search/endpoints';
import { companies } from '../../../../shared/consulting/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { literal, searching } from '../../../platform/database/rows/search';

/** What is answered, of all kinds and of one, and how many characters of a text without a name. */
const most = { found: 20, each: 6, characters: 160 };

interface Kind {
  entity: FoundInCompany['entity'];
  table: { id: PgColumn; folded: PgColumn };
  company: PgColumn;
  /** Its name, or its text. */
  name: PgColumn;
  isOwn: (owner: Owner) => SQL;
}

const kinds: Kind[] = [
  {
    entity: 'company',
    table: companies,
    company: companies.id,
    name: companies.name,
    isOwn: (owner) => eq(companies.userId, owner),
  },
  ...companyLists.map((list): Kind => {
    const table = tableOf[list];
    return {
      entity: recordNames[list],
      table,
      company: table.companyId,
      name: 'name' in table ? table.name : table.description,
      // An array, which the index of the search takes; a join would read the items of all accounts.
      isOwn: (owner) =>
        sql`${table.companyId} = any(array(select ${companies.id} from ${companies} where ${companies.userId} = ${owner}))`,
    };
  }),
];

/** The best of a kind. The folded text begins with the name, so that no row has to be folded for its rank. */
function bestOf({ entity, table, company, name, isOwn }: Kind, place: number, owner: Owner, q: string): SQL {
  const rank = sql`case when ${table.folded} like ' ' || ${literal(q)} || '%' then 0 else 1 end`;
  return sql`(select ${entity} as entity, ${place}::int as kind, ${table.id} as id, ${company} as company,
    left(${name}, ${most.characters}) as name, ${rank} as rank, length(${name}) as length from ${table}
    where ${isOwn(owner)} and ${searching(table.folded, q, { begins: true })}
    order by rank, length, id desc limit ${most.each})`;
}

/** Finds companies and their items by what was typed, the best first. */
export async function findInCompanies(db: Db, owner: Owner, typed: string): Promise<FoundInCompany[]> {
  const q = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (q === '') return [];
  const parts = kinds.map((kind, place) => bestOf(kind, place, owner, q));
  return readRows<FoundInCompany>(
    db,
    sql`select best.entity, best.id, best.company as "companyId", ${companies.name} as "companyName", best.name
      from (${sql.join(parts, sql` union all `)}) as best join ${companies} on ${companies.id} = best.company
      order by best.rank, best.kind, best.length, best.id desc limit ${most.found}`,
  );
}
