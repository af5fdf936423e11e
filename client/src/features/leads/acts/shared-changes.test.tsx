import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadChanges } from '@shared/leads/acts/endpoints';
import { leadContacts } from '@shared/leads/contacts/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ContactsList } from '../contacts/contacts-list';
import { anyContact, leadsOnServer } from '../testing/leads-on-server';
import { SharedChanges } from './shared-changes';

test('what somebody else changes is fetched when it happens, once', async () => {
  const held = leadsOnServer({ contacts: [anyContact({ name: 'Ana Souto' })] });
  let change: (heard: { after: number }) => void = () => undefined;
  fakeApi.answer(leadChanges.next, ({ search }) =>
    search.has('after') ? new Promise((done) => (change = done)) : { after: 4 },
  );
  const shown = await renderAt(
    <>
      <SharedChanges />
      <ContactsList />
    </>,
    { path: '/leadmanager/dashboard/contacts' },
  );
  expect(await screen.findByText('Ana Souto')).toBeVisible();
  await waitFor(() => expect(fakeApi.callsTo(leadChanges.next).at(-1)?.search.get('after')).toBe('4'));
  held.contacts = [anyContact({ name: 'Ana Vila' })];
  const before = fakeApi.callsTo(leadContacts.list).length;
  change({ after: 5 });
  expect(await screen.findByText('Ana Vila')).toBeVisible();
  expect(fakeApi.callsTo(leadContacts.list)).toHaveLength(before + 1);
  expect(fakeApi.callsTo(leadChanges.next).at(-1)?.search.get('after')).toBe('5');
  shown.unmount();
  change({ after: 6 });
});
