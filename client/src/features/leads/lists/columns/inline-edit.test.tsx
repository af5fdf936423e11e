import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { leadContacts } from '@shared/leads/contacts/endpoints';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { ContactsList } from '../../contacts/contacts-list';
import { OpportunitiesList } from '../../opportunities/list/opportunities-list';
import { anyContact, anyOpportunity, leadsOnServer } from '../../testing/leads-on-server';

beforeEach(() => void signedInAs());

async function openContacts() {
  leadsOnServer({ contacts: [anyContact()] });
  fakeApi.answer(leadContacts.update, { ...anyContact({ status: 'working' }), act: 'a-1' });
  const rendered = await renderAt(<ContactsList />, { path: '/leadmanager/dashboard/contacts' });
  await rendered.user.dblClick(await screen.findByText('New', { selector: 'td *' }));
  return rendered;
}

test('a status is changed in its cell, and saved with the version that was seen', async () => {
  const { user } = await openContacts();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In progress');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(fakeApi.callsTo(leadContacts.update)[0]?.body).toEqual({ status: 'working', version: 1 });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument());
});

test('Escape leaves a status as it is', async () => {
  const { user } = await openContacts();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In progress');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
  expect(fakeApi.callsTo(leadContacts.update)).toEqual([]);
});

test('a status that somebody else changed meanwhile is told, and the choice stays', async () => {
  const { user } = await openContacts();
  const current = anyContact({ status: 'customer', version: 2 });
  fakeApi.refuse(leadContacts.update, 409, { message: 'Changed', current });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In progress');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('This wasn’t saved')).toBeVisible();
  expect(screen.getByText('Somebody changed the same fields. Theirs: Customer')).toBeVisible();
  const box = screen.getByRole('combobox', { name: 'Status' });
  await user.click(document.body);
  expect(box).toHaveValue('working');
  expect(fakeApi.callsTo(leadContacts.update)).toHaveLength(1);
});

async function openAmount() {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  fakeApi.answer(leadOpportunities.update, { ...anyOpportunity({ amount: 99_950 }), act: 'a-1' });
  const rendered = await renderAt(<OpportunitiesList />, { path: '/leadmanager/dashboard/opportunities' });
  await rendered.user.dblClick(await screen.findByText('€1,500', { selector: 'td *' }));
  return { ...rendered, box: screen.getByRole('textbox', { name: 'Amount' }) };
}

test('an amount is typed in its currency and saved in minor units', async () => {
  const { user, box } = await openAmount();
  expect(box).toHaveValue('1500');
  await user.clear(box);
  await user.type(box, '999.5{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(fakeApi.callsTo(leadOpportunities.update)[0]?.body).toEqual({ amount: 99_950, version: 1 });
});

test('an amount that is refused stays, with the reason', async () => {
  const { user, box } = await openAmount();
  fakeApi.refuse(leadOpportunities.update, 400, { message: 'No', fields: { amount: 'Zero or more' } });
  await user.clear(box);
  await user.type(box, 'much{Enter}');
  expect(await screen.findByText('Zero or more')).toBeVisible();
  expect(box).toHaveValue('much');
  expect(box).toBeInvalid();
});
