import { expect, test } from 'vitest';
import { enquiries } from '../../../shared/enquiries/endpoints';
import { PermanentRefusal } from '../../platform/mail/mailer';
import { testApp } from '../../testing/app';

const enquiry = {
  name: 'Eva',
  email: 'eva@example.org',
  subject: 'Contact Form - Service',
  message: 'Hello',
};

async function withAdmin(options: Parameters<typeof testApp>[0] = {}) {
  const test = await testApp(options);
  const admin = await test.build.admin();
  return { ...test, admin: await test.as(admin) };
}

test('an admin sees the newest first, with how many are unread', async () => {
  const { anonymous, admin } = await withAdmin();
  await anonymous(enquiries.send, { body: { ...enquiry, name: 'First' } });
  await anonymous(enquiries.send, { body: { ...enquiry, name: 'Second' } });
  const { body } = await admin(enquiries.list);
  expect(body).toMatchObject({
    unread: { count: 2, more: false },
    next: null,
    rows: [{ name: 'Second' }, { name: 'First' }],
  });
});

test('an enquiry can be marked read and unread, and the list be narrowed to either', async () => {
  const { anonymous, admin } = await withAdmin();
  await anonymous(enquiries.send, { body: enquiry });
  const marked = await admin(enquiries.mark, { params: { id: 1 }, body: { read: true } });
  expect(marked.body).toMatchObject({ id: 1, read: true });
  expect((await admin(enquiries.list, { query: { state: 'unread' } })).body.rows).toEqual([]);
  expect((await admin(enquiries.list, { query: { state: 'read' } })).body.rows).toHaveLength(1);
  expect((await admin(enquiries.mark, { params: { id: 2 }, body: { read: true } })).status).toBe(404);
});

test('the search looks in every text, whatever the case or accents, and takes no wildcard', async () => {
  const { anonymous, admin } = await withAdmin();
  await anonymous(enquiries.send, { body: { ...enquiry, name: 'Núria', message: '100 % sure' } });
  await anonymous(enquiries.send, { body: { ...enquiry, company: 'Espiga' } });
  const found = async (q: string) => (await admin(enquiries.list, { query: { q } })).body.rows.length;
  expect(await found('NURIA')).toBe(1);
  expect(await found('espiga')).toBe(1);
  expect(await found('%')).toBe(1);
  expect(await found('absent')).toBe(0);
});

test('the search looks in the service too', async () => {
  const { anonymous, admin } = await withAdmin();
  await anonymous(enquiries.send, { body: { ...enquiry, service: 'Consultoría IA' } });
  const { body } = await admin(enquiries.list, { query: { q: 'consultoria' } });
  expect(body.rows).toHaveLength(1);
});

test('every word has to occur, in any order', async () => {
  const { anonymous, admin } = await withAdmin();
  await anonymous(enquiries.send, {
    body: { ...enquiry, company: 'Forn de Núria', message: 'Cal\nun preu' },
  });
  const found = async (q: string) => (await admin(enquiries.list, { query: { q } })).body.rows.length;
  expect([await found('preu nuria'), await found('un forn'), await found('preu mill')]).toEqual([1, 1, 0]);
});

test.each([
  ['q', '\0', 'It contains a character that cannot be stored'],
  ['sort', 'password', 'This value is not valid'],
  ['limit', '201', 'This value is not valid'],
  ['cursor', 'anything', 'This list is no longer the one it was. Start again from its beginning.'],
])('a search with %s %j is refused', async (name, value, text) => {
  const { admin } = await withAdmin();
  const answer = await admin(enquiries.list, {
    query: { [name]: value },
    headers: { 'Accept-Language': 'en' },
  });
  expect([answer.status, answer.body.fields]).toEqual([400, { [name]: text }]);
});

test('fifty a page, and the next page goes on where it ended', async () => {
  const { admin, build } = await withAdmin();
  await build.enquiries(52);
  const first = (await admin(enquiries.list)).body;
  expect([first.rows.length, first.rows.at(-1).id]).toEqual([50, 3]);
  const second = (await admin(enquiries.list, { query: { cursor: first.next } })).body;
  expect([second.rows.map(({ id }: { id: number }) => id), second.next]).toEqual([[2, 1], null]);
});

test('a mail that was refused for good is shown with the server’s words', async () => {
  const mailer = async () => {
    throw new PermanentRefusal('550 No such user');
  };
  const { anonymous, admin, runJobs } = await withAdmin({ mailer });
  await anonymous(enquiries.send, { body: enquiry });
  expect((await admin(enquiries.list)).body.rows[0].delivery.state).toBe('queued');
  await runJobs();
  expect((await admin(enquiries.list)).body.rows[0].delivery).toEqual({
    state: 'refused',
    attempts: 1,
    error: '550 No such user',
  });
});
