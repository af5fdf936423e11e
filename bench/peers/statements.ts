import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { products } from '../../shared/consulting/items/tables';
import { shownColumns } from '../../server/features/consulting/items/item-table';
import { companyColumns } from '../../server/features/consulting/ownership.queries';
import { openEmbedded } from '../../server/platform/database/embedded/embedded';
import { builtSnapshot } from '../../server/platform/database/embedded/snapshot';
import { tokenOf } from '../api/accounts';

type Values = unknown[];
type Query = (text: string, values: Values) => Promise<{ rows: unknown[] }>;

export interface NewProduct {
  name: string;
  description: string;
  type: string;
  companyId: number;
}

/** The columns that the API selects, under the same names, so that both answer with the same fields. */
const selected = (columns: Record<string, PgColumn>) =>
  Object.entries(columns)
    .map(([name, column]) => `${getTableName(column.table)}.${column.name} as "${name}"`)
    .join(', ');

const ownCompanyColumns = selected(companyColumns);
const productColumns = selected(shownColumns(products));

/** The queries of the bare servers: one plain statement each, with the owner in its condition. */
export async function openStatements() {
  const query = await openQuery();
  const first = async (text: string, values: Values) => (await query(text, values)).rows[0];
  return {
    company: (owner: number, id: number) =>
      first(`select ${ownCompanyColumns} from companies where id = $1 and user_id = $2`, [id, owner]),
    products: async (owner: number, companyId: number) => {
      const { rows } = await query(
        `select ${productColumns} from products join companies on companies.id = products.company_id
         where companies.id = $1 and companies.user_id = $2 order by products.place, products.id`,
        [companyId, owner],
      );
      return rows;
    },
    addProduct: (owner: number, { name, description, type, companyId }: NewProduct) =>
      first(
        `insert into products (name, description, type, place, company_id)
         select $1, $2, $3, (select coalesce(max(place), 0) + 1 from products where company_id = companies.id), id
         from companies where id = $4 and user_id = $5 returning ${productColumns}`,
        [name, description, type, companyId, owner],
      ),
    changeProduct: (
      owner: number,
      id: number,
      { name, description }: Pick<NewProduct, 'name' | 'description'>,
    ) =>
      first(
        `update products set name = $1, description = $2 from companies
         where products.id = $3 and companies.id = products.company_id and companies.user_id = $4
         returning ${productColumns}`,
        [name, description, id, owner],
      ),
  };
}

/** Uses the embedded database if `DATA_DIR` is set, otherwise PostgreSQL. */
async function openQuery(): Promise<Query> {
  const { DATA_DIR, DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
    return (text, values) => pool.query(text, values);
  }
  const asFilled = { version: '', run: async () => {} };
  const { client } = await openEmbedded(`${DATA_DIR}/db`, builtSnapshot, asFilled);
  return (text, values) => client.query(text, values);
}

/** Finds the account of a request's token in memory. */
export function accountsInMemory() {
  const count = Number(process.env.ACCOUNTS);
  const accounts = new Map(
    Array.from({ length: count }, (_, index) => [`Bearer ${tokenOf(index + 1)}`, index + 1]),
  );
  return (authorization = '') => accounts.get(authorization);
}
