import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadDuplicates } from '@shared/leads/duplicates/endpoints';
import { leadMerges } from '@shared/leads/merges/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ContactsList } from '../contacts/contacts-list';
import type { Pair, PairedRecord } from './reads';
import { anyContact, leadsOnServer } from '../testing/leads-on-server';
import { DuplicatesList } from './duplicates-list';
import { RecordDuplicates } from './record-duplicates';

const path = '/leadmanager/dashboard/contacts';
const twin = (changes: Partial<PairedRecord>): PairedRecord => ({
  id: 7,
  name: 'Ana Souto',
  jobTitle: 'Gerente',
  companyName: null,
  email: 'ana@example.com',
  phone: '+34600111222',
  domain: null,
  taxId: null,
  city: null,
  createdAt: '2026-03-02T10:00:00.000Z',
  matching: { phone: '+34600111222' },
  ...changes,
});
const pair: Pair = {
  id: 3,
  entity: 'contact',
  likelihood: 'probable',
  reasons: ['phone'],
  records: [
    twin({}),
    twin({ id: 8, name: 'Ana S.', phone: '+34986000000', matching: { phone: '600 11 12 22' } }),
  ],
};
const ana = anyContact({ id: 7, name: 'Ana Souto', firstName: 'Ana', lastName: 'Souto', notes: 'One' });
const other = anyContact({
  id: 8,
  name: 'Ana S.',
  firstName: 'Ana',
  lastName: 'S.',
  jobTitle: null,
  city: 'Vigo',
  notes: 'Two',
  points: [{ kind: 'email', value: 'a@example.com', label: 'work', primary: true, shared: false }],
});

test('possible duplicates are listed and told apart, which can be undone', async () => {
  leadsOnServer();
  fakeApi.answer(leadDuplicates.list, { rows: [pair], next: null });
  fakeApi.answer(leadDuplicates.distinguish, { act: 'a-5', count: 1 });
  const { user } = await renderAt(<DuplicatesList />, { path: '/' });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Same phone')).toBeVisible();
  expect(row.getByRole('link', { name: 'Ana S.' })).toHaveAttribute('href', `${path}/8`);
  await user.click(row.getByRole('button', { name: 'Ana Souto and Ana S. aren’t duplicates' }));
  expect(await screen.findByText('Got it: they aren’t the same')).toBeVisible();
  expect(fakeApi.callsTo(leadDuplicates.distinguish)[0]?.body).toEqual({ entity: 'contact', ids: [7, 8] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(fakeApi.callsTo(leadActs.undo)).toHaveLength(1);
});

test('a pair marks what both have, as each record writes it, beside what is its own', async () => {
  leadsOnServer();
  fakeApi.answer(leadDuplicates.count, {
    contact: { count: 10_000, more: true },
    company: { count: 2, more: false },
  });
  fakeApi.answer(leadDuplicates.list, { rows: [pair], next: null });
  const { user } = await renderAt(<DuplicatesList />, { path: '/' });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Same phone')).toBeVisible();
  for (const shared of ['+34600111222', '600 11 12 22'])
    expect(row.getByText(shared, { selector: 'mark' })).toBeVisible();
  // The other one's main number is another.
  expect(row.getByText('+34986000000', { selector: 'span' })).toBeVisible();
  const kinds = within(screen.getByRole('group', { name: 'Show' }));
  expect(kinds.getByRole('button', { name: 'Contacts 10,000+', pressed: true })).toBeVisible();
  await user.click(kinds.getByRole('button', { name: 'Companies 2' }));
  expect(fakeApi.callsTo(leadDuplicates.list).at(-1)?.search.get('entity')).toBe('company');
});

test('a pair says once what both have in the same words', async () => {
  leadsOnServer();
  const records = [twin({ city: 'Vigo' }), twin({ id: 8, name: 'Ana S.', city: 'Vigo', email: null })];
  fakeApi.answer(leadDuplicates.list, { rows: [{ ...pair, records }], next: null });
  await renderAt(<DuplicatesList />, { path: '/' });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('+34600111222', { selector: 'mark' })).toBeVisible();
  expect(row.getByText('Vigo')).toBeVisible();
  // Both were added on the same day: it tells nothing.
  expect(row.queryByText(/^Since/)).not.toBeInTheDocument();
});

test('a merge shows what differs and what comes of it, and sends what was chosen', async () => {
  leadsOnServer({ contacts: [ana, other] });
  fakeApi.answer(leadDuplicates.list, { rows: [pair], next: null });
  fakeApi.answer(leadMerges.create, { id: 1, keptId: 8, act: 'a-6', linked: 2 });
  const { user } = await renderAt(<DuplicatesList />, { path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Merge Ana Souto and Ana S.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge contacts' }));
  const kept = within(await dialog.findByRole('group', { name: 'Which one stays?' }));
  await user.click(kept.getByRole('radio', { name: /Ana S\./ }));
  const names = within(dialog.getByRole('group', { name: 'Last name' }));
  expect(names.getByRole('radio', { name: 'S.' })).toBeChecked();
  await user.click(names.getByRole('radio', { name: 'Souto' }));
  expect(dialog.queryByRole('group', { name: 'First name' })).toBeNull();
  const result = within(dialog.getByRole('region', { name: 'The result' }));
  expect(result.getByText('Souto')).toBeVisible();
  expect(result.getByText('Vigo')).toBeVisible();
  expect(result.getByText('a@example.com')).toBeVisible();
  expect(result.getByText('ria@example.com')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Contacts merged')).toBeVisible();
  expect(fakeApi.callsTo(leadMerges.create)[0]?.body).toEqual({
    entity: 'contact',
    records: [
      { id: 8, version: 1 },
      { id: 7, version: 1 },
    ],
    chosen: { lastName: 7 },
  });
});

test('what was refused stays, with the reason', async () => {
  leadsOnServer({ contacts: [ana, other] });
  fakeApi.answer(leadDuplicates.list, { rows: [pair], next: null });
  fakeApi.refuse(leadMerges.create, 409, { message: 'Uno ha cambiado' });
  const { user } = await renderAt(<DuplicatesList />, { path: '/', language: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Fusionar Ana Souto y Ana S.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fusionar contactos' }));
  await user.click(await dialog.findByRole('button', { name: 'Fusionar' }));
  expect(await screen.findByText('Uno ha cambiado')).toBeVisible();
  expect(dialog.getByRole('group', { name: 'Apellidos' })).toBeVisible();
});

test('ticked rows are merged, and the page of the one that stays opens', async () => {
  leadsOnServer({ contacts: [ana, other] });
  fakeApi.answer(leadMerges.create, { id: 1, keptId: 7, act: 'a-6', linked: 0 });
  const { user } = await renderAt(<ContactsList />, { path });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Souto' }));
  expect(screen.queryByRole('button', { name: 'Merge…' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana S.' }));
  await user.click(screen.getByRole('button', { name: 'Merge…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge contacts' }));
  await user.click(await dialog.findByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(location.pathname).toBe(`${path}/7`));
});

test('a record’s page names its possible duplicates and merges them into it', async () => {
  leadsOnServer({ contacts: [ana, other] });
  fakeApi.answer(leadDuplicates.list, { rows: [pair], next: null });
  const { user } = await renderAt(<RecordDuplicates entity="contact" id={8} />, { path: `${path}/8` });
  expect(await screen.findByText('Possible duplicate of')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana Souto' })).toHaveAttribute('href', `${path}/7`);
  await user.click(screen.getByRole('button', { name: 'Merge…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge contacts' }));
  const kept = within(await dialog.findByRole('group', { name: 'Which one stays?' }));
  expect(kept.getByRole('radio', { name: /Ana S\./ })).toBeChecked();
});

test('while a contact is typed, those it may be are shown with a link, and nothing is blocked', async () => {
  leadsOnServer({ contacts: [ana] });
  const match = { id: 7, name: 'Ana Souto', detail: 'Taller Ría' };
  fakeApi.answer(leadDuplicates.matches, [{ ...match, likelihood: 'certain', reasons: ['email'] }]);
  const { user } = await renderAt(<ContactsList />, { path });
  await user.click(await screen.findByRole('button', { name: 'New contact' }));
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ana');
  expect(fakeApi.callsTo(leadDuplicates.matches)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  expect(await screen.findByText('It may already exist')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Ana Souto' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`${path}/7`, '_blank']);
  expect(screen.getByText('Same email address')).toBeVisible();
  const asked = fakeApi.callsTo(leadDuplicates.matches).at(-1)?.search;
  expect(asked?.get('emails')).toBe('ana@example.com');
  // The server takes the account's.
  expect(asked?.has('country')).toBe(false);
});
