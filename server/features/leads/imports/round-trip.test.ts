import { expect, test } from 'vitest';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadExports } from '../../../../shared/leads/exports/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { importing } from './testing/importing';

const lists = ['companies', 'contacts', 'opportunities', 'communications', 'tasks'] as const;
type Account = Awaited<ReturnType<typeof importing>>;

const point = (kind: string, value: string, more: object = {}) => ({ kind, value, label: 'work', ...more });

/** A file of each list. */
async function exported({ call }: Pick<Account, 'call'>) {
  const files = new Map<string, string>();
  for (const list of lists) files.set(list, (await call(leadExports[list])).text);
  return files;
}

/** The raw cells of a CSV file, without its byte order mark. */
function recordsOf(text: string): string[][] {
  const records: string[][] = [[]];
  for (const [, cell = '', end] of text.slice(1).matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)) {
    records.at(-1)?.push(cell);
    if (end === '\r\n') records.push([]);
  }
  return records.slice(0, -1);
}

/** The lines of files without ids, in an order of their own: records of another account come in another order. */
const withoutIds = (files: ReadonlyMap<string, string>) =>
  [...files].map(([list, text]) => {
    const [head = [], ...records] = recordsOf(text);
    const isId = head.map((header) => /^(.*external_ids?|people)$/.test(header));
    const lines = records.map((cells) =>
      cells.map((cell, place) => (isId[place] ? cell.replace(/(^"?|\|)\d+/g, '$1#') : cell)).join(),
    );
    return [list, head.join(), lines.toSorted()];
  });

async function filled() {
  const account = await importing();
  const { call, rows, user } = account;
  const made = async (endpoint: Parameters<typeof call>[0], body: object) => {
    const answer = await call(endpoint, { body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.id as number;
  };
  await rows(
    `insert into crm_tags (user_id, name) values (${user.owner}, 'VIP, feria'), (${user.owner}, 'A|B')`,
  );
  const tags = (
    await rows<{ id: number }>(`select id from crm_tags where user_id = ${user.owner} order by id`)
  ).map(({ id }) => id);
  await rows(`insert into crm_fields (user_id, entity, kind, label, place) values
    (${user.owner}, 'contact', 'number', 'Talla', 0), (${user.owner}, 'contact', 'date', 'Alta', 1)`);
  const [size, since] = (
    await rows<{ id: number }>(`select id from crm_fields where user_id = ${user.owner} order by id`)
  ).map(({ id }) => id);
  const forn = await made(leadCompanies.create, {
    name: 'Forn Vell',
    domain: 'forn.example',
    taxId: 'B12345674',
    lifecycle: 'customer',
    description: '=Pan',
    tags,
  });
  const bar = await made(leadCompanies.create, { name: 'Bar Nou', city: 'Vic', country: 'FR' });
  const ana = await made(leadContacts.create, {
    firstName: 'Ana',
    lastName: 'Núñez',
    companyId: forn,
    tags,
    status: 'qualified',
    source: 'event',
    doNotContact: true,
    notes: `'=Le gusta; el pan\nde centeno`,
    own: { [size as number]: 38.5, [since as number]: '2025-03-17' },
    points: [
      point('email', 'two@example.org', { label: 'personal' }),
      point('email', 'ana@example.org', { primary: true }),
      point('email', 'oficina@forn.example', { shared: true, label: 'other' }),
      point('phone', '986 000 000', { primary: true }),
      point('phone', '600 111 222', { label: 'mobile' }),
      point('phone', '600 111 333', { label: 'mobile' }),
      point('phone', '986 000 001', { label: 'other' }),
    ],
  });
  const eva = await made(leadContacts.create, {
    firstName: 'Eva',
    points: [
      point('email', 'oficina@forn.example', { shared: true }),
      point('phone', '+34 600 222 333', { label: 'mobile' }),
    ],
  });
  const joan = await made(leadContacts.create, { lastName: 'Puig', companyId: bar });
  const web = await made(leadOpportunities.create, {
    title: 'Web',
    companyId: forn,
    contactId: ana,
    amount: 123_405,
    probability: 33,
    expectedClose: '2026-05-01',
    tags,
    people: [
      { contactId: eva, role: 'Decide; paga: todo' },
      { contactId: joan, role: '' },
    ],
  });
  const stages = await rows<{ id: number; outcome: string }>(
    `select id, outcome from crm_stages where user_id = ${user.owner} order by place`,
  );
  const stage = (outcome: string) => stages.find((each) => each.outcome === outcome)?.id;
  if (stages[2]) await call(leadOpportunities.move, { params: { id: web }, body: { stageId: stages[2].id } });
  await call(leadOpportunities.update, { params: { id: web }, body: { probability: 35 } });
  await made(leadOpportunities.create, { title: 'App', companyId: bar, amount: 900, currency: 'JPY' });
  const lost = await made(leadOpportunities.create, { title: 'Perdida', contactId: joan });
  const why = { lostReason: 'Precio', lostNote: 'Caro|mucho' };
  const closed = { stageId: stage('lost'), closedAt: '2026-02-03T09:00:00.500Z', ...why };
  const moved = await call(leadOpportunities.move, { params: { id: lost }, body: closed });
  expect(moved.status).toBe(200);
  await made(leadCommunications.create, {
    type: 'call',
    subject: '-5 %',
    contactIds: [ana, eva, joan],
    opportunityId: web,
    durationMin: 12,
    outcome: 'reached',
    occurredAt: '2026-01-02T10:00:00.123Z',
  });
  await made(leadCommunications.create, {
    type: 'note',
    body: 'Solo\nesto',
    companyId: bar,
    direction: 'internal',
  });
  await made(leadTasks.create, {
    title: 'Llamar',
    contactId: eva,
    dueAt: '2026-03-02T23:00:00Z',
    isAllDay: true,
    priority: 'high',
  });
  const task = await made(leadTasks.create, {
    title: 'Enviar',
    companyId: forn,
    opportunityId: web,
    dueAt: '2026-03-02T09:30:00Z',
  });
  await call(leadTasks.update, { params: { id: task }, body: { doneAt: '2026-03-01T09:31:02.345Z' } });
  return account;
}

/** Five files go out, in and out again, on the embedded database one after the other. */
const allFiles = { timeout: 120_000 };

test.each([
  ['in their order', lists],
  ['in the opposite order', lists.toReversed()],
])(
  'an account that is exported and imported into an empty one is exported the same: %s',
  allFiles,
  async (_, order) => {
    const source = await filled();
    const files = await exported(source);
    const target = await importing(source);
    for (const list of order) {
      const done = await target.importFile(files.get(list) as string, { name: `${list}.csv` });
      expect([list, done.state, done.counts?.error]).toEqual([list, 'done', 0]);
    }
    expect(withoutIds(await exported(target))).toEqual(withoutIds(files));
  },
);

test('a file of an account that is imported into the same one changes nothing', allFiles, async () => {
  const source = await filled();
  const files = await exported(source);
  for (const list of lists) {
    const done = await source.importFile(files.get(list) as string, { name: `${list}.csv` });
    expect([list, done.counts]).toMatchObject([list, { create: 0, update: 0, error: 0 }]);
  }
  expect(await exported(source)).toEqual(files);
});
