import type pg from 'pg';
import { portalInserts } from './portal-rows';
import { withoutChecks } from './without-checks';

/** Companies per account: the maximum (see `holdings`). */
export const ownCompanies = 200;
/** Items of each kind per company that has items. */
const perCompany = 50;
/** The number of companies with items in the first account, at every table size. */
const furnished = 10;

/** The columns and values of each kind of item, besides position and company. */
const items: Record<string, [columns: string, values: string]> = {
  company_contacts: ['name, position, email', `'Contact ' || n, 'Buyer', 'contact' || n || '@example.org'`],
  products: ['name, description', `'Product ' || n, repeat(md5(n::text) || ' ', 3)`],
  departments: ['name, function', `'Department ' || n, repeat(md5(n::text) || ' ', 3)`],
  problems: ['description, priority', `repeat(md5(n::text) || ' ', 3), 1 + n % 5`],
  strengths: ['description, impact', `repeat(md5(n::text) || ' ', 3), 1 + n % 5`],
  swot_entries: [
    'description, kind',
    `repeat(md5(n::text) || ' ', 3), case n % 2 when 0 then 'threat' else 'opportunity' end`,
  ],
};

/** Inserts for each table. The first account has the same rows at every table size. */
const inserts = (count: number): Record<string, string> => ({
  users: `(username, password, name, email)
    select 'bench' || n, '-', 'Bench', 'bench' || n || '@example.org'
    from generate_series(1, ${Math.ceil(count / ownCompanies)}) as n`,
  accounts: `(id, name) select id, name from users`,
  memberships: `(account_id, user_id, role) select id, id, 'owner' from users`,
  companies: `(name, sector, size, structure, email, created_at, user_id)
    select 'Company ' || left(md5(n::text), 6), (array['Retail', 'Alimentación', 'Logistics'])[1 + n % 3],
      (array['small', 'medium', 'large'])[1 + n % 3], 'simple', 'office' || n || '@example.org',
      now() - n * interval '1 minute', (n - 1) / ${ownCompanies} + 1
    from generate_series(1, ${count}) as n`,
  ...Object.fromEntries(
    Object.entries(items).map(([table, [columns, values]]) => [
      table,
      `(${columns}, place, company_id)
       select ${values}, n % ${perCompany},
         n / ${perCompany} + case when n < ${furnished * perCompany} then 1 else ${ownCompanies - furnished + 1} end
       from generate_series(0, ${count - 1}) as n`,
    ]),
  ),
  reports: `(analysis, recommendations, ai_architecture, language, snapshot, company_id)
    select 'Analysis', 'Recommendations', 'Architecture', 'en', '{}', n from generate_series(1, ${count}) as n`,
  report_shares: `(token_hash, with_swot, expires_at, report_id)
    select md5(n::text), true, now() + interval '30 days', n from generate_series(1, ${count}) as n`,
  contact_messages: `(name, email, subject, message, read, created_at)
    select 'Núria ' || left(md5(n::text), 6), 'nuria' || n || '@example.org', 'Consulta',
      'Un missatge ' || left(md5((n * 7)::text), 6) || case when n % 20 = 0 then ' de Girona' else '' end
        || case when n <= 10 then ' ÚNIC xqui' else '' end,
      n > 500, now() - interval '1 hour' - n * interval '1 second'
    from generate_series(1, ${count}) as n`,
  mails: `(id, state) select 'enquiry-' || n, 'sent' from generate_series(1, ${count}) as n`,
});

/** Fills every listed table of an empty database with `count` rows of many owners. */
export async function fill(pool: pg.Pool, count: number) {
  for (const [table, rows] of Object.entries({ ...inserts(count), ...portalInserts(count) })) {
    await withoutChecks(pool, table, (connection) => connection.query(`insert into ${table} ${rows}`));
  }
  await pool.query('vacuum analyze');
}

/** Makes the second account the owner of all companies with items, except those of the first one. */
export async function giveToOneOwner(pool: pg.Pool, count: number) {
  await pool.query('update companies set user_id = 2 where id between $1 and $2', [
    ownCompanies + 1,
    ownCompanies + count / perCompany,
  ]);
  await pool.query('vacuum analyze companies');
}
