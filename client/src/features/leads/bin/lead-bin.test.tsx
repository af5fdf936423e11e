import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leadBin } from '@shared/leads/bin/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { LeadBin } from './lead-bin';

const joan = { entity: 'contact' as const, id: 7, name: 'Joan Puig', deletedAt: '2026-11-02T10:00:00Z' };

const call = { entity: 'task' as const, id: 7, name: 'Call Joan', deletedAt: '2026-11-01T10:00:00Z' };

function openBin() {
  signedInAs();
  fakeApi.answer(leadBin.counts, [
    { entity: 'contact', count: 1, more: false },
    { entity: 'task', count: 10_000, more: true },
  ]);
  return renderAt(<LeadBin />, { path: '/leadmanager/dashboard/settings', language: 'en' });
}

it('lists what was deleted, and restores it', async () => {
  fakeApi.answer(leadBin.list, { rows: [joan], next: null });
  fakeApi.answer(leadBin.restore, { act: 'x', count: 1 });
  const { user } = await openBin();
  expect(await screen.findByText('Joan Puig')).toBeVisible();
  expect(screen.getByText('Contact · Deleted on 2 Nov 2026')).toBeVisible();
  fakeApi.answer(leadBin.list, { rows: [], next: null });
  await user.click(screen.getByRole('button', { name: 'Restore Joan Puig' }));
  expect(await screen.findByText('Nothing deleted in the last 30 days.')).toBeVisible();
  expect(fakeApi.callsTo(leadBin.restore)[0]?.body).toEqual({ entity: 'contact', ids: [7] });
});

it('says why something could not be restored', async () => {
  fakeApi.answer(leadBin.list, { rows: [joan], next: null });
  fakeApi.refuse(leadBin.restore, 409, { message: 'Another contact already has this email address.' });
  const { user } = await openBin();
  await user.click(await screen.findByRole('button', { name: 'Restore Joan Puig' }));
  expect(await screen.findByText('Another contact already has this email address.')).toBeVisible();
  expect(screen.getByText('Joan Puig')).toBeVisible();
});

it('shows all kinds together, how many there are of each, and one kind once it is chosen', async () => {
  fakeApi.answer(leadBin.list, { rows: [joan, call], next: null });
  const { user } = await openBin();
  expect(await screen.findByText('Contact · Deleted on 2 Nov 2026')).toBeVisible();
  expect(screen.getByText('Task · Deleted on 1 Nov 2026')).toBeVisible();
  const kinds = within(screen.getByRole('group', { name: 'Show' }));
  expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All10,001+',
    'Contacts1',
    'Companies',
    'Opportunities',
    'Communications',
    'Tasks10,000+',
  ]);
  expect(kinds.getByRole('button', { pressed: true })).toHaveTextContent('All');
  fakeApi.answer(leadBin.list, { rows: [call], next: null });
  await user.click(kinds.getByRole('button', { name: /^Tasks/ }));
  expect(kinds.getByRole('button', { pressed: true })).toHaveTextContent('Tasks');
  await waitFor(() => expect(screen.queryByText('Joan Puig')).not.toBeInTheDocument());
  expect(fakeApi.callsTo(leadBin.list).at(-1)?.search.get('entity')).toBe('task');
});
