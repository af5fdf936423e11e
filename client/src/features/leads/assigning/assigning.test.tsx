import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { membersApi } from '@shared/accounts/endpoints';
import { auth } from '@shared/auth/endpoints';
import { leadContacts } from '@shared/leads/contacts/endpoints';
import { leadBoard } from '@shared/leads/opportunities/endpoints';
import { leadViews } from '@shared/leads/views/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { sessionOf, signedInAs } from '@/testing/signed-in';
import { ContactsList } from '../contacts/contacts-list';
import { OpportunitiesSection } from '../opportunities/opportunities-section';
import { anyContact, anyOpportunity, leadsOnServer } from '../testing/leads-on-server';

const path = '/leadmanager/dashboard/contacts';
const board = '/leadmanager/dashboard/opportunities';

/** Marta, and Anna if the account is shared. */
function members({ isShared = true } = {}) {
  const marta = signedInAs();
  const session = sessionOf(marta);
  const accounts = session.accounts.map((account) => ({ ...account, members: isShared ? 2 : 1 }));
  fakeApi.answer(auth.user, { user: marta, accounts });
  const given = { since: '2026-01-02T10:00:00.000Z', hasFactor: null };
  fakeApi.answer(membersApi.list, [
    { id: marta.id, name: 'Marta', email: marta.email, role: 'owner', ...given },
    { id: 2, name: 'Anna Prat', email: 'anna@example.com', role: 'editor', ...given },
  ]);
}

test('who is alone finds nothing about assigning', async () => {
  members({ isShared: false });
  leadsOnServer({ contacts: [anyContact()] });
  await renderAt(<ContactsList />, { path });
  await screen.findByRole('table', { name: 'Contacts' });
  expect(screen.queryByRole('columnheader', { name: /Assigned/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mine' })).not.toBeInTheDocument();
  expect(fakeApi.callsTo(membersApi.list)).toEqual([]);
});

test('a list says who has each record, and shows one’s own at a press, which a link keeps for whoever opens it', async () => {
  members();
  leadsOnServer({ contacts: [anyContact({ assigneeId: 2 })] });
  const { user } = await renderAt(<ContactsList />, { path: `${path}?columns=name,assigneeId` });
  expect(await screen.findByRole('columnheader', { name: 'Assigned to' })).toBeVisible();
  expect(await screen.findByText('Anna Prat')).toBeVisible();
  const mine = await screen.findByRole('button', { name: 'Mine' });
  expect(mine).toHaveAttribute('aria-pressed', 'false');
  await user.click(mine);
  await waitFor(() =>
    expect(fakeApi.callsTo(leadContacts.list).at(-1)?.search.get('filter')).toBe(
      '{"assigneeId":{"any":["1"]}}',
    ),
  );
  expect(new URLSearchParams(location.search).get('filter')).toBe('{"assigneeId":{"any":["me"]}}');
  expect(mine).toHaveAttribute('aria-pressed', 'true');
  await user.click(mine);
  expect(new URLSearchParams(location.search).get('filter')).toBeNull();
});

test('ticked records are assigned to a member, or to nobody', async () => {
  members();
  leadsOnServer({ contacts: [anyContact({ id: 8, name: 'Ana Souto' })] });
  fakeApi.answer(leadContacts.bulk, { act: 'a-9', count: 1, run: null });
  const { user } = await renderAt(<ContactsList />, { path, language: 'es' });
  await user.click(await screen.findByRole('checkbox', { name: /Ana Souto/ }));
  await user.click(await screen.findByRole('button', { name: 'Asignar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar' }));
  const choice = dialog.getByRole('combobox', { name: 'Asignar' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.any(String), 'Marta (tú)', 'Anna Prat', 'Nadie']);
  await user.selectOptions(choice, 'Nadie');
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() =>
    expect(fakeApi.callsTo(leadContacts.bulk)[0]?.body).toMatchObject({
      does: { set: { assigneeId: null } },
    }),
  );
});

test('the board says whose a card is, and shows one’s own', async () => {
  members();
  leadsOnServer({ opportunities: [anyOpportunity({ assigneeId: 2 })] });
  const { user } = await renderAt(<OpportunitiesSection />, { path: board });
  const card = within((await screen.findAllByRole('listitem'))[0] as HTMLElement);
  expect(await card.findByTitle('Assigned to Anna Prat')).toHaveTextContent('Anna');
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  await waitFor(() => expect(fakeApi.callsTo(leadBoard.read).at(-1)?.search.get('assignee')).toBe('1'));
  await waitFor(() => expect(fakeApi.callsTo(leadBoard.sums).at(-1)?.search.get('assignee')).toBe('1'));
  expect(location.search).toBe('?mine=yes');
});

test('a view is for everybody or for its maker', async () => {
  members();
  leadsOnServer({ contacts: [anyContact()] });
  const view = { id: 3, list: 'contacts', name: 'Vic', query: 'q=vic', isPinned: false, isDefault: false };
  fakeApi.answer(leadViews.create, { ...view, isOwn: true, place: 0 });
  const { user } = await renderAt(<ContactsList />, { path: `${path}?q=vic` });
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save as view' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Vic');
  await user.click(dialog.getByRole('checkbox', { name: 'Only for me' }));
  await user.click(dialog.getByRole('button', { name: 'Save as view' }));
  await waitFor(() =>
    expect(fakeApi.callsTo(leadViews.create)[0]?.body).toMatchObject({ name: 'Vic', isOwn: true }),
  );
});
