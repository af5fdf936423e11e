import { expect, test } from 'vitest';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadExports } from '../../../../shared/leads/exports/endpoints';
import { testApp } from '../../../testing/app';
import { importing } from '../imports/testing/importing';

const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

async function withColleague() {
  const app = await testApp();
  const account = await importing(app);
  const { user, call } = account;
  const eva = await app.build.member(user.owner, 'editor');
  await account.rows(`update users set name = 'Eva Vila' where id = ${eva.id}`);
  const assigned = async () => {
    const { body } = await call(leadContacts.list, { query: { sort: 'name' } });
    return body.rows.map((row: { name: string; assigneeId: number | null }) => [row.name, row.assigneeId]);
  };
  return { ...account, eva, assigned };
}

test('an owner in a file of another program is a member by name, user name or address, or nobody', async () => {
  const { importFile, eva, assigned } = await withColleague();
  const lines = [
    'First Name,Email,Contact owner',
    'Ana,ana@example.org,Eva Vila',
    `Berta,berta@example.org,${eva.email.toUpperCase()}`,
    `Carla,carla@example.org,${eva.username}`,
    'Dora,dora@example.org,Somebody Else',
    'Elsa,elsa@example.org,',
  ];
  await importFile(lines.join('\n'), { entity: 'contact' });
  expect(await assigned()).toEqual([
    ['Ana', eva.id],
    ['Berta', eva.id],
    ['Carla', eva.id],
    ['Dora', null],
    ['Elsa', null],
  ]);
});

test('our own files say who has a record, and are read again', async () => {
  const { importFile, call, eva, assigned } = await withColleague();
  const points = [{ kind: 'email', value: 'ana@example.org', label: 'work' }];
  const body = { firstName: 'Ana', points, assigneeId: eva.id };
  const { id } = (await call(leadContacts.create, { body })).body;
  const { text } = await call(leadExports.contacts, { headers: { 'Accept-Language': 'en' } });
  const [headers = [], cells = []] = rowsOf(text);
  expect(cells[headers.indexOf('assignee')]).toBe(eva.email);
  await call(leadContacts.update, { params: { id }, body: { assigneeId: null } });
  await importFile(text, { entity: 'contact' });
  expect(await assigned()).toEqual([['Ana', eva.id]]);
});

test('who is alone is asked nothing about the owners in a file', async () => {
  const { upload } = await importing();
  const { body } = await upload('First Name,Email,Contact owner\nAna,ana@example.org,Eva Vila', {
    entity: 'contact',
  });
  const [, , owner] = body.mapping.columns;
  expect(owner).not.toMatchObject({ to: 'field', field: 'assigneeId' });
});
