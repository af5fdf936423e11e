import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { readRows } from '../../../platform/database/rows/read-rows';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { employing } from './communications-derived.queries';

interface Node {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test('contacts are read once to find their companies, also while nothing is known of their account', async () => {
  const { db, build } = await testApp();
  const others = await build.user();
  const owner = (await build.user()).owner;
  const fill = async (user: number, count: number) => {
    await rowsOf(
      db,
      `insert into crm_companies (user_id, name) select ${user}, 'Forn ' || n from generate_series(1, ${count}) as n`,
    );
    await rowsOf(
      db,
      `insert into crm_contacts (user_id, first_name, company_id)
        select user_id, 'Ana ' || id, id from crm_companies where user_id = ${user}`,
    );
  };
  await fill(others.owner, 300);
  for (const table of ['companies', 'contacts']) await rowsOf(db, `vacuum analyze crm_${table}`);
  await fill(owner, 40);
  const ids = await rowsOf<{ id: number }>(db, `select id from crm_contacts where user_id = ${owner}`);
  const which = and(
    eq(crmCompanies.userId, owner),
    employing(
      owner,
      ids.map(({ id }) => id),
    ),
  );
  const [row] = await readRows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    db,
    sql`explain (analyze, format json) select ${crmCompanies.id} from ${crmCompanies} where ${which} order by 1 for no key update`,
  );
  const nodes = nodesOf((row as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'][0].Plan);
  const loops = nodes
    .filter((node) => node['Relation Name'] === 'crm_contacts')
    .map((node) => node['Actual Loops']);
  expect(loops).toEqual([1]);
}, 60_000);
