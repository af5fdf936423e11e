import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { sessionOf, signedInAs } from '@/testing/signed-in';
import { ContactsList } from '@/features/leads/contacts/contacts-list';
import { OpportunitiesSection } from '@/features/leads/opportunities/opportunities-section';
import { TasksList } from '@/features/leads/tasks/tasks-list';
import { anyContact, anyOpportunity, anyTask, leadsOnServer } from '@/features/leads/testing/leads-on-server';

const at = (section: string) => ({ path: `/leadmanager/dashboard/${section}` });

/** Somebody who only reads an account that has a record of each kind. */
function reading() {
  const session = sessionOf(signedInAs());
  const accounts = session.accounts.map((account) => ({ ...account, role: 'reader' as const }));
  fakeApi.answer(auth.user, { ...session, accounts });
  leadsOnServer({ contacts: [anyContact()], opportunities: [anyOpportunity()], tasks: [anyTask()] });
}

test('a reader is offered no new record, no change of many and no deletion', async () => {
  reading();
  const { user } = await renderAt(<ContactsList />, at('contacts'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Taller Ría' }));
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Set status' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /New contact|Add contact/ })).not.toBeInTheDocument();
});

test('a reader sees the board without what moves or adds a card', async () => {
  reading();
  await renderAt(<OpportunitiesSection />, at('opportunities'));
  expect(await screen.findByRole('link', { name: 'Taller Ría' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add to / })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Drag / })).not.toBeInTheDocument();
});

test('a reader ticks off no task', async () => {
  reading();
  await renderAt(<TasksList openId={undefined} />, at('tasks'));
  // The same task stands in each group of the day.
  const boxes = await screen.findAllByRole('checkbox', { name: 'Done: Send the offer' });
  await waitFor(() => boxes.forEach((box) => expect(box).toBeDisabled()));
});
