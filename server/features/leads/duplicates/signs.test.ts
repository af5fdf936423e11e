import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { twinEntities } from '../../../../shared/leads/duplicates/scales';
import { readRows } from '../../../platform/database/rows/read-rows';
import { testApp } from '../../../testing/app';
import { rowsOf } from '../../../testing/database';
import { signs } from './signs.queries';

interface Node {
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: Node[];
}

const scansOf = (node: Node): Node[] => [
  ...(node['Relation Name'] ? [node] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

/** An account of which the planner knows nothing, beside one with hundreds of records. */
async function besideOthers() {
  const { db, build } = await testApp();
  const { owner: other } = await build.user();
  const owner = (await build.user()).owner;
  await rowsOf(
    db,
    `insert into crm_companies (user_id, name, domain, tax_id, industry, city)
      select ${other}, 'Forn ' || n, 'forn' || n || '.example', 'B' || n, 'Food', 'Vic' from generate_series(1, 500) as n`,
  );
  await rowsOf(
    db,
    `insert into crm_contacts (user_id, first_name, company_id, city)
      select user_id, 'Ana ' || id, id, city from crm_companies`,
  );
  await rowsOf(
    db,
    `insert into crm_contact_points (user_id, contact_id, kind, value, normalised, label, is_primary, is_shared)
      select user_id, id, 'email', 'a' || id, 'a' || id, 'work', true, false from crm_contacts`,
  );
  // Earlier tests leave pages of deleted rows behind, which the planner would count.
  for (const table of ['companies', 'contacts', 'contact_points'])
    await rowsOf(db, `vacuum analyze crm_${table}`);
  return { db, owner };
}

test('what a record has in common with others is looked up by its id, not among all records of its account', {
  timeout: 60_000,
}, async () => {
  const { db, owner } = await besideOthers();
  const kinds = twinEntities.flatMap((entity) => signs[entity]);
  for (const { heldBy, reason } of kinds) {
    const [row] = await readRows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      db,
      sql`explain (format json) select held.* from unnest('{1,2,3}'::int[]) as asked (id)
        cross join lateral (${heldBy(owner, sql`asked.id`)} offset 0) as held`,
    );
    const scans = scansOf((row as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'][0].Plan);
    const conditions = scans.map((scan) => scan['Index Cond'] ?? scan['Recheck Cond']);
    expect({ reason, conditions }).toEqual({ reason, conditions: [expect.stringMatching(/id = asked\.id/)] });
  }
});
