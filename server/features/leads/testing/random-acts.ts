import type { Doing } from '../../../platform/acts/act';
import type { testApp } from '../../../testing/app';
import type { Owner } from '../../../platform/database/rows/owner';
import { rowsOf } from '../../../testing/database';
import { leadsRecorder } from '../recording/leads-recorder';

type App = Awaited<ReturnType<typeof testApp>>;
export type Call = Awaited<ReturnType<App['as']>>;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const recorded = {
  contact: 'crm_contacts',
  company: 'crm_companies',
  opportunity: 'crm_opportunities',
  communication: 'crm_communications',
  task: 'crm_tasks',
  tag: 'crm_tags',
  field: 'crm_fields',
};

/** Tables that hold derived columns or are derived themselves, and the columns by which their rows are known. */
const derived = {
  ...Object.fromEntries(Object.values(recorded).map((table) => [table, 'id'])),
  crm_contact_points: 'contact_id, kind, value, label',
  crm_duplicates: 'entity, low_id, high_id',
  crm_stage_history: 'opportunity_id, entered_at, stage_id',
  crm_field_values: 'field_id, entity_id, place',
};

async function stored({ db }: App) {
  const tables: Record<string, unknown[]> = {};
  for (const [table, order] of Object.entries(derived)) {
    const isMade = ['crm_contact_points', 'crm_duplicates', 'crm_stage_history'].includes(table);
    const row = isMade ? "to_jsonb(t) - 'id'" : 'to_jsonb(t)';
    tables[table] = await rowsOf(db, `select ${row} as row from ${table} as t order by ${order}`);
  }
  return tables;
}

/** All derived columns and tables as they are, and as they are when they are made anew. */
export async function derivedTwice(app: App, owner: Owner) {
  const before = await stored(app);
  const actor = { kind: 'person', id: owner, name: 'x', via: 'screen' } as const;
  const doing: Doing = { owner, actor, kind: 'edit', entity: 'contact', at: new Date() };
  await leadsRecorder.act(app.db, doing, async (act) => {
    for (const [entity, table] of Object.entries(recorded)) {
      const rows = await rowsOf<{ id: number }>(act.tx, `select id from ${table} where user_id = ${owner}`);
      act.touch({ [entity]: rows.map(({ id }) => id) });
    }
  });
  return { before, after: await stored(app) };
}
