import { expect, test } from 'vitest';
import { leadExports } from '../../../../shared/leads/exports/endpoints';
import { importing } from './testing/importing';
import { wholeAccount } from './testing/whole-account';

/** Several jobs one after the other, on the embedded database and a busy machine. */
const long = { timeout: 120_000 };

const companies = 'id,account,city\nQ-0001,Can Roc,Girona\nQ-0002,Molí Nou,Olot';
const people = 'id,first_name,last_name,company_id\nP-01,Iu,Pruna,Q-0001\nP-02,Ona,Mas,Q-0002';
const linked = 'select first_name, company_name from crm_contacts order by id';
const all = [
  { first_name: 'Iu', company_name: 'Can Roc' },
  { first_name: 'Ona', company_name: 'Molí Nou' },
];

test(
  'a file that links to the ids of another one is proposed as of the same program, and undone',
  long,
  async () => {
    const { importFile, upload, check, commit, undo, rows, dump } = await importing();
    await importFile(companies, { name: 'accounts.csv' });
    const before = await dump();
    const found = (await upload(people)).body;
    expect(found.sharesIdsWith).toBe('accounts.csv');
    const done = await commit(await check(found));
    expect(await rows(linked)).toEqual(all);
    await undo(done);
    expect(await dump()).toEqual(before);
  },
);

test('a file with the ids that another one waits for is of the same program, too', long, async () => {
  const { importFile, rows } = await importing();
  const first = await importFile(people, { name: 'people.csv' });
  const said = first.warnings.map(({ text }) => text).join();
  expect(said).toContain('otro archivo del mismo programa');
  expect(said).not.toContain(first.mapping.system);
  const second = await importFile(companies);
  expect(second.mapping.system).toBe(first.mapping.system);
  expect(await rows(linked)).toEqual(all);
});

test(
  'ids of files with nothing in common stay apart, and a name that the person gives joins them',
  long,
  async () => {
    const { importFile, upload, check, commit, rows } = await importing();
    const first = await importFile(companies, {}, { system: 'El meu CRM' });
    const other = (await upload(people.replaceAll('Q-', 'X-'))).body;
    expect(other.sharesIdsWith).toBeNull();
    expect(other.mapping.system).not.toBe(first.mapping.system);
    const later = (await upload(people)).body;
    expect([later.namedSystems, later.sharesIdsWith]).toEqual([['El meu CRM'], 'people.csv']);
    expect(later.mapping.system).toBe('El meu CRM');
    await commit(await check(later, { system: 'El meu CRM' }));
    expect(await rows(linked)).toEqual(all);
  },
);

test(
  'our own communications without their time of creation are linked in another account, in either order',
  long,
  async () => {
    const account = await wholeAccount();
    const files = new Map<string, string>();
    for (const list of ['contacts', 'companies', 'opportunities', 'communications'] as const)
      files.set(list, (await account.call(leadExports[list])).text);
    const count = `select count(*)::int from crm_communications where user_id = `;
    const about = `(contact_ids <> '{}' or company_id is not null or opportunity_id is not null)`;
    const [wanted] = await account.rows<{ count: number }>(`${count}${account.user.owner} and ${about}`);
    const other = await importing(account);
    const cut = (files.get('communications') ?? '').replace(/^(.*)created_at/, '$1spare');
    expect((await other.importFile(cut)).mapping.system).toBe('quorumia');
    for (const list of ['companies', 'contacts', 'opportunities'])
      await other.importFile(files.get(list) ?? '');
    const [found] = await other.rows<{ count: number }>(`${count}${other.user.owner} and ${about}`);
    expect(found).toEqual(wanted);
    expect(found?.count).toBeGreaterThan(10);
  },
);
