import { beforeAll, expect, test } from 'vitest';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { communicationSorts } from '../../../../shared/leads/communications/schemas';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { companySorts } from '../../../../shared/leads/companies/schemas';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { contactSorts } from '../../../../shared/leads/contacts/schemas';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { opportunitySorts } from '../../../../shared/leads/opportunities/schemas';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { taskSorts } from '../../../../shared/leads/tasks/schemas';
import type { Endpoint } from '../../../../shared/http/endpoint';
import { testApp } from '../../../testing/app';
import { insertGappedRows } from '../testing/gapped-rows';

/** Six pages, whose borders fall within rows that are equal in many orders. */
const count = 300;
const pageSize = 55;

const lists = {
  contacts: [leadContacts.list, contactSorts],
  companies: [leadCompanies.list, companySorts],
  opportunities: [leadOpportunities.list, opportunitySorts],
  communications: [leadCommunications.list, communicationSorts],
  tasks: [leadTasks.list, taskSorts],
} as const satisfies Record<string, [Endpoint, readonly string[]]>;

type Row = Record<string, unknown> & { id: number };

let pages: (list: keyof typeof lists, sort: string) => Promise<Row[]>;

beforeAll(async () => {
  const { db, as, build } = await testApp();
  const user = await build.user();
  await insertGappedRows(db, user.owner, count);
  const call = await as(user);
  pages = async (list, sort) => {
    const rows: Row[] = [];
    let cursor: string | undefined;
    do {
      const query = { sort, cursor, limit: pageSize, ...(list === 'tasks' ? { state: 'all' } : {}) };
      const { body } = await call(lists[list][0] as Endpoint, { query: query as never });
      const page = body as { rows: Row[]; next: string | null };
      rows.push(...page.rows);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    return rows;
  };
}, 60_000);

const orders = Object.entries(lists).flatMap(([list, [, sorts]]) =>
  sorts.flatMap((sort) => [
    [list as keyof typeof lists, sort, sort],
    [list as keyof typeof lists, `-${sort}`, sort],
  ]),
) as [keyof typeof lists, string, string][];

test.each(orders)('%s by %s show each of 300 rows once, empty ones last', async (list, order, field) => {
  const rows = await pages(list, order);
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
  const areEmpty = rows.map((row) => Number(row[field] === null));
  expect(areEmpty).toEqual(areEmpty.toSorted((left, right) => left - right));
});
