import { expect, test } from 'vitest';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadMerges } from '../../../../shared/leads/merges/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import { importing } from './testing/importing';

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

const fileOf = (list: readonly number[], jobTitle: string, city: string) =>
  [
    'First name;Last name;Email;Phone;Job title;City;Company name;Tags;Shoe size',
    ...list.map((n) => {
      const person = `Ana ${n};Vila;ana${n}@example.org;93${1_000_000 + n};${jobTitle};${city}`;
      return `${person};Forn ${n};grupo ${n % 3}|${jobTitle};${30 + (n % 20)}`;
    }),
  ].join('\n');

/** An account of 100 contacts, into which a file of 200 was imported: it changes these and makes 100 more. */
async function imported() {
  const account = await importing();
  const { importFile, dump, rows } = account;
  await importFile(fileOf(numbers(0, 100), 'CEO', 'Vic'));
  const before = await dump();
  const done = await importFile(fileOf(numbers(0, 200), 'CTO', 'Olot'));
  expect(done.counts).toMatchObject({ create: 100, update: 100, error: 0 });
  const contact = async (n: number) => {
    const [found] = await rows<{ id: number }>(`select id from crm_contacts where first_name = 'Ana ${n}'`);
    return found?.id as number;
  };
  return { ...account, before, done, contact };
}

/** Three steps of jobs with 200 rows each, on a busy machine. */
const long = { timeout: 60_000 };

test('undoing an import with updates restores the former state', long, async () => {
  const { undo, done, dump, before } = await imported();
  expect(await undo(done)).toMatchObject({ state: 'undone', undone: { count: 0, exceptions: [] } });
  expect(await dump()).toEqual(before);
});

test(
  'what was edited, linked, deleted or merged since stays and is listed, and nothing else',
  long,
  async () => {
    const { undo, done, dump, before, contact, call, rows } = await imported();
    const ids = await Promise.all([1, 2, 3, 101, 102, 103, 104].map(contact));
    const [edited, binned, kept, editedNew, linkedNew, binnedNew, mergedNew] = ids as [
      ...[number, number, number, number, number, number, number],
    ];
    const change = (id: number, body: object) => call(leadContacts.update, { params: { id }, body });
    await change(edited, { jobTitle: 'CFO' });
    await call(leadContacts.remove, { params: { id: binned } });
    await change(editedNew, { jobTitle: 'CFO' });
    await call(leadTasks.create, { body: { title: 'Ring', contactId: linkedNew } });
    await call(leadContacts.remove, { params: { id: binnedNew } });
    await call(leadMerges.create, {
      body: { entity: 'contact', records: [{ id: kept }, { id: mergedNew }] },
    });

    const { undone } = await undo(done);
    const listed = (undone?.exceptions ?? []).filter(({ entity }) => entity === 'contact');
    expect(listed.toSorted((left, right) => left.id - right.id)).toEqual([
      { entity: 'contact', id: edited, fields: ['jobTitle'], why: 'edited' },
      { entity: 'contact', id: kept, fields: ['tags'], why: 'edited' },
      { entity: 'contact', id: editedNew, fields: ['jobTitle'], why: 'edited' },
      { entity: 'contact', id: linkedNew, fields: [], why: 'linked' },
      { entity: 'contact', id: binnedNew, fields: ['deletedAt'], why: 'edited' },
      { entity: 'contact', id: mergedNew, fields: ['deletedAt'], why: 'edited' },
    ]);
    // The companies of the four that were made, and the tag that they have, stay with them.
    expect(undone).toMatchObject({ count: 6 + 4 + 1, records: 292 });
    const facts = 'job_title, city, deleted_at is null as live';
    expect(await rows(`select ${facts} from crm_contacts where id in (${ids.join()}) order by id`)).toEqual([
      { job_title: 'CFO', city: 'Vic', live: true },
      { job_title: 'CEO', city: 'Vic', live: false },
      { job_title: 'CEO', city: 'Vic', live: true },
      { job_title: 'CFO', city: 'Olot', live: true },
      { job_title: 'CTO', city: 'Olot', live: true },
      { job_title: 'CTO', city: 'Olot', live: false },
      { job_title: 'CTO', city: 'Olot', live: false },
    ]);
    const stays = new Set(ids);
    const after = await dump();
    type Rows = { row: { id: number } }[];
    const others = (from: Record<string, unknown>) =>
      (from.crm_contacts as Rows).filter(({ row }) => !stays.has(row.id));
    expect(others(after)).toEqual(others(before));
  },
);
