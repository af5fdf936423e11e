import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadContacts } from '@shared/leads/contacts/endpoints';
import { leadViews } from '@shared/leads/views/endpoints';
import type { SavedView } from '@shared/views/view';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ContactsList } from '../contacts/contacts-list';
import { OpportunitiesList } from '../opportunities/list/opportunities-list';
import { anyContact, anyOpportunity, leadsOnServer } from '../testing/leads-on-server';

const path = '/leadmanager/dashboard/contacts';
const vic: SavedView = {
  id: 3,
  list: 'contacts',
  name: 'In Vic',
  query: 'q=vic',
  isPinned: false,
  isDefault: false,
  isOwn: false,
  place: 0,
};

function withViews(...views: SavedView[]) {
  leadsOnServer({ contacts: [anyContact()], opportunities: [anyOpportunity()] });
  fakeApi.answer(leadViews.list, views);
}

test('a search is saved as a view, and opened by its name', async () => {
  withViews();
  fakeApi.answer(leadViews.create, () => {
    fakeApi.answer(leadViews.list, [vic]);
    return vic;
  });
  const { user } = await renderAt(<ContactsList />, { path: `${path}?q=vic` });
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save as view' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'In Vic');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save as view' }));
  expect(await screen.findByRole('button', { name: 'View: In Vic' })).toBeVisible();
  expect(fakeApi.callsTo(leadViews.create)[0]?.body).toEqual({
    name: 'In Vic',
    query: 'q=vic',
    list: 'contacts',
  });
  expect(location.search).toBe('?q=vic&saved=3');
  await user.click(screen.getByRole('button', { name: 'View: In Vic' }));
  expect(screen.getByRole('menuitem', { name: 'In Vic', current: true })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'All' }));
  expect(location.search).toBe('');
});

test('a view that was changed is saved again, renamed and deleted with a way back', async () => {
  withViews(vic);
  fakeApi.answer(leadViews.update, vic);
  fakeApi.answer(leadViews.remove, null);
  fakeApi.answer(leadViews.create, vic);
  const { user } = await renderAt(<ContactsList />, { path: `${path}?q=vic&sort=name&saved=3` });
  await user.click(await screen.findByRole('button', { name: 'View: In Vic' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save changes' }));
  await user.click(screen.getByRole('button', { name: 'View: In Vic' }));
  await user.click(screen.getByRole('menuitem', { name: 'Pin' }));
  await waitFor(() =>
    expect(fakeApi.callsTo(leadViews.update).map(({ body }) => body)).toEqual([
      { query: 'q=vic&sort=name' },
      { isPinned: true },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'View: In Vic' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(fakeApi.callsTo(leadViews.create)[0]?.body).toMatchObject({ name: 'In Vic', list: 'contacts' });
});

test('a list opens with its default', async () => {
  withViews({ ...vic, isDefault: true });
  await renderAt(<ContactsList />, { path });
  await waitFor(() => expect(location.search).toBe('?q=vic&saved=3'));
  expect(fakeApi.callsTo(leadContacts.list).at(-1)?.search.get('q')).toBe('vic');
});

test('every account has views of opportunities', async () => {
  withViews();
  const { user } = await renderAt(<OpportunitiesList />, {
    path: '/leadmanager/dashboard/opportunities?view=list',
    language: 'es',
  });
  await user.click(await screen.findByRole('button', { name: 'Vistas guardadas' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cierran este mes' }));
  const { searchParams } = new URL(location.href);
  expect([searchParams.get('saved'), searchParams.get('filter')]).toEqual([
    'closing',
    '{"expectedClose":{"within":"this-month"}}',
  ]);
});

test('views that are saved are put in order in a dialog', async () => {
  withViews(vic, { ...vic, id: 4, name: 'In Reus', query: 'q=reus', place: 1 });
  const { user } = await renderAt(<ContactsList />, { path: `${path}?q=vic&saved=3` });
  await user.click(await screen.findByRole('button', { name: 'View: In Vic' }));
  await user.click(screen.getByRole('menuitem', { name: 'Change the order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the order' }));
  expect(await dialog.findByRole('button', { name: 'Drag In Vic' })).toBeEnabled();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In Vic',
    'In Reus',
  ]);
});
