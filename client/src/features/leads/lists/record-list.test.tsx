import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadContacts } from '@shared/leads/contacts/endpoints';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ContactsList } from '../contacts/contacts-list';
import { OpportunitiesList } from '../opportunities/list/opportunities-list';
import { anyContact, anyOpportunity, leadsOnServer } from '../testing/leads-on-server';

const ana = anyContact({ id: 8, name: 'Ana Souto', companyName: 'Taller Ría', status: 'working' });
const path = '/leadmanager/dashboard/contacts';

describe('the list of contacts', () => {
  test('shows each with its company and status, and leads to its page', async () => {
    leadsOnServer({ contacts: [ana] });
    await renderAt(<ContactsList />, { path });
    const row = within(await screen.findByRole('row', { name: /Ana Souto/ }));
    expect(row.getByRole('link', { name: 'Ana Souto' })).toHaveAttribute('href', `${path}/8`);
    expect(row.getByRole('cell', { name: /^Taller Ría/ })).toBeVisible();
    expect(row.getByRole('cell', { name: 'In progress' })).toBeVisible();
    expect(await screen.findByText('1 contact')).toBeVisible();
    // The first order is by the last change, which therefore has a column.
    expect(screen.getByRole('columnheader', { name: /^Changed/ })).toHaveAttribute('aria-sort', 'descending');
    expect(fakeApi.callsTo(leadContacts.list)[0]?.search.get('sort')).toBe('-updatedAt');
  });

  test('is searched, sorted and filtered by its address', async () => {
    leadsOnServer({ contacts: [ana] });
    const filter = encodeURIComponent(JSON.stringify({ status: { any: ['working'] } }));
    const { user } = await renderAt(<ContactsList />, { path: `${path}?q=ana&filter=${filter}` });
    await screen.findByRole('row', { name: /Ana Souto/ });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('ana');
    const asked = fakeApi.callsTo(leadContacts.list).at(-1)?.search;
    expect([asked?.get('q'), asked?.get('filter')]).toEqual(['ana', '{"status":{"any":["working"]}}']);
    await user.click(screen.getByRole('button', { name: 'Company' }));
    expect(new URLSearchParams(location.search).get('sort')).toBe('companyName');
  });

  test('ticked rows go to the bin, and come back by undo', async () => {
    leadsOnServer({ contacts: [ana, anyContact()] });
    fakeApi.answer(leadContacts.bulk, { act: 'a-9', count: 1, run: null });
    const { user } = await renderAt(<ContactsList />, { path });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Souto' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete 1 row?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 moved to the bin')).toBeVisible();
    expect(fakeApi.callsTo(leadContacts.bulk)[0]?.body).toEqual({ of: { ids: [8] }, does: { remove: true } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect(fakeApi.callsTo(leadActs.undo)).toMatchObject([{ path: '/api/leads/acts/a-9/undo' }]);
  });

  test('a new contact is made from a name and an email, and its page opens', async () => {
    leadsOnServer({ contacts: [ana] });
    fakeApi.answer(leadContacts.create, { ...anyContact({ id: 9 }), act: 'a-1' });
    const { user } = await renderAt(<ContactsList />, { path, language: 'es' });
    await user.click(await screen.findByRole('button', { name: 'Nuevo contacto' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Uxía');
    await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'uxia@example.com');
    await user.click(screen.getByRole('button', { name: 'Crear' }));
    expect(await screen.findByText('Contacto añadido')).toBeVisible();
    const point = { kind: 'email', value: 'uxia@example.com', label: 'work', primary: true, shared: false };
    expect(fakeApi.callsTo(leadContacts.create)[0]?.body).toMatchObject({
      firstName: 'Uxía',
      lastName: null,
      points: [point],
    });
    expect(location.pathname).toBe(`${path}/9`);
  });

  test('a contact without name and email is refused before it is sent', async () => {
    leadsOnServer({ contacts: [ana] });
    const { user } = await renderAt(<ContactsList />, { path });
    await user.click(await screen.findByRole('button', { name: 'New contact' }));
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
        'Enter a first name, a last name or an email address',
      ),
    );
  });
});

test('opportunities begin with the open ones by their close date', async () => {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  await renderAt(<OpportunitiesList />, { path: '/leadmanager/dashboard/opportunities?view=list' });
  const row = within(await screen.findByRole('row', { name: /Taller Ría/ }));
  expect(row.getByRole('cell', { name: 'New enquiry' })).toBeVisible();
  expect(row.getByRole('cell', { name: '€1,500' })).toBeVisible();
  const asked = fakeApi.callsTo(leadOpportunities.list)[0]?.search;
  expect([asked?.get('sort'), asked?.get('filter')]).toEqual([
    'expectedClose',
    '{"outcome":{"any":["open"]}}',
  ]);
});
