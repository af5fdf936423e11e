import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadContacts } from '@shared/leads/contacts/endpoints';
import { leadFields } from '@shared/leads/fields/endpoints';
import { leadTags } from '@shared/leads/tags/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ContactsList } from '../contacts/contacts-list';
import { anyContact, anyField, leadsOnServer } from '../testing/leads-on-server';

const level = anyField({
  id: 3,
  kind: 'choice',
  label: 'Level',
  place: 2,
  choices: [
    { id: 'a', label: 'Low' },
    { id: 'b', label: 'High' },
  ],
});
const fields = [
  anyField({ id: 1, label: 'Origin', required: true }),
  anyField({ id: 2, kind: 'money', label: 'Budget', currency: 'EUR', place: 1 }),
  level,
  anyField({ id: 4, kind: 'boolean', label: 'Newsletter', place: 3 }),
  anyField({ id: 9, entity: 'company', label: 'Elsewhere' }),
];
const path = '/leadmanager/dashboard/contacts';

async function open(search = '') {
  leadsOnServer({ contacts: [anyContact({ tags: [5], own: { 1: 'Fair', 2: 150_000, 3: 'b' } })] });
  fakeApi.answer(leadFields.list, fields);
  fakeApi.answer(leadTags.list, [
    { id: 5, name: 'VIP' },
    { id: 6, name: 'Fair 2026' },
  ]);
  const opened = await renderAt(<ContactsList />, { path: `${path}${search}` });
  await screen.findByRole('row', { name: /Taller Ría/ });
  return opened;
}

test('a form asks for required own fields in front, for the others under more, and says what is wrong beside each', async () => {
  const { user } = await open();
  fakeApi.answer(leadContacts.create, { ...anyContact({ id: 9 }), act: 'a-1' });
  await user.click(screen.getByRole('button', { name: 'New contact' }));
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Uxía');
  expect(screen.queryByRole('textbox', { name: /Budget/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const origin = screen.getByRole('textbox', { name: 'Origin' });
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(origin).toHaveAccessibleDescription('This field is required');
  await user.type(origin, 'Fair');
  await user.click(screen.getByRole('button', { name: 'More fields' }));
  await user.type(screen.getByRole('textbox', { name: 'Budget (EUR)' }), '1200.50');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'High');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Newsletter' }), 'No');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Contact added')).toBeVisible();
  expect(fakeApi.callsTo(leadContacts.create)[0]?.body).toMatchObject({
    own: { 1: 'Fair', 2: 120_050, 3: 'b', 4: false },
  });
});

test('a form makes a tag of what is typed, and takes others', async () => {
  const { user } = await open();
  fakeApi.answer(leadContacts.create, { ...anyContact({ id: 9 }), act: 'a-1' });
  fakeApi.answer(leadTags.create, { id: 7, name: 'Partner', act: 'a-2' });
  await user.click(screen.getByRole('button', { name: 'New contact' }));
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Uxía');
  await user.type(screen.getByRole('textbox', { name: 'Origin' }), 'Fair');
  await user.click(screen.getByRole('button', { name: 'More fields' }));
  const picker = screen.getByRole('combobox', { name: 'Add a tag' });
  await user.type(picker, 'vip');
  await user.click(screen.getByRole('option', { name: 'VIP' }));
  await user.type(picker, 'Partner');
  await user.click(screen.getByRole('option', { name: 'Create “Partner”' }));
  expect(fakeApi.callsTo(leadTags.create)[0]?.body).toEqual({ name: 'Partner' });
  expect(await screen.findByRole('button', { name: 'Take VIP away' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Contact added');
  expect(fakeApi.callsTo(leadContacts.create)[0]?.body).toMatchObject({ tags: [5, 7] });
});

test('a list shows an own field once it is chosen, and is sorted and filtered by it', async () => {
  const filter = encodeURIComponent('{"own.3":{"any":["b"]},"tags":{"any":["5"]}}');
  await open(`?columns=own.2,own.3,firstTag&sort=-own.2&filter=${filter}`);
  const row = within(screen.getByRole('row', { name: /Taller Ría/ }));
  expect(row.getByRole('cell', { name: '€1,500' })).toBeVisible();
  expect(row.getByRole('cell', { name: 'High' })).toBeVisible();
  expect(row.getByText('VIP')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Level: High' })).toBeVisible();
  const asked = fakeApi
    .callsTo(leadContacts.list)
    .map(({ search }) => [search.get('sort'), search.get('filter')]);
  expect(asked).toEqual([['-own.2', '{"tags":{"any":["5"]},"own.3":{"any":["b"]}}']]);
});
