import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../server/platform/database/database';

/** Accounts that call at the same time; two connections each. */
export const atOnce = 16;
export const listed = 50;
/** The number of companies per account to which products are added, besides the listed one. */
export const growing = 4;

/** The token of account `n`, which counts from 1; also computed in SQL. */
export const tokenOf = (n: number) => createHash('md5').update(`bench-${n}`).digest('hex');

/** The id of a listed product: a listed company has the id of its account, and its products have 50 consecutive ids. */
export const listedProduct = (account: number, index: number) => (account - 1) * listed + index + 1;

export const growingCompany = (accounts: number, account: number, index: number) =>
  accounts + (account - 1) * growing + index + 1;

/** Fills an empty database with accounts, their tokens, companies and listed products. */
export async function addAccounts(db: Db, accounts: number) {
  const each = sql`from generate_series(1, ${accounts}::int) as n`;
  await db.execute(sql`
    insert into users (username, password, name, email)
    select 'bench' || n, '-', 'Bench', 'bench' || n || '@example.org' ${each}`);
  await db.execute(sql`
    insert into auth_tokens (token_hash, user_id, session_id, expires_at)
    select encode(sha256(convert_to(md5('bench-' || n), 'UTF8')), 'hex'), n, 'bench-' || n, now() + interval '14 days'
    ${each}`);
  const company = sql`'Company ' || n, 'Retail', 'small', 'simple', 'office' || n || '@example.org'`;
  const columns = sql.raw('(name, sector, size, structure, email, user_id)');
  await db.execute(sql`insert into companies ${columns} select ${company}, n ${each}`);
  await db.execute(sql`
    insert into companies ${columns} select ${company}, n ${each}, generate_series(1, ${growing}::int) order by n`);
  await db.execute(sql`
    insert into products (name, description, type, place, company_id)
    select 'Product ' || place, repeat(md5(n || '-' || place) || ' ', 4), 'product', place, n
    ${each}, generate_series(1, ${listed}::int) as place order by n, place`);
  for (const table of ['users', 'auth_tokens', 'companies', 'products']) {
    await db.execute(sql`analyze ${sql.identifier(table)}`);
  }
}
