import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leadBin } from '@shared/leads/bin/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { LeadBin } from './lead-bin';

const joan = { id: 7, name: 'Joan Puig', deletedAt: '2026-11-02T10:00:00Z' };

function openBin() {
  signedInAs();
  return renderAt(<LeadBin />, { path: '/leadmanager/dashboard/settings', language: 'en' });
}

it('lists what was deleted, and restores it', async () => {
  fakeApi.answer(leadBin.list, { rows: [joan], next: null });
  fakeApi.answer(leadBin.restore, { act: 'x', count: 1 });
  const { user } = await openBin();
  expect(await screen.findByText('Joan Puig')).toBeVisible();
  expect(screen.getByText('Deleted on 2 Nov 2026')).toBeVisible();
  fakeApi.answer(leadBin.list, { rows: [], next: null });
  await user.click(screen.getByRole('button', { name: 'Restore Joan Puig' }));
  expect(await screen.findByText('There is nothing of this kind in the bin.')).toBeVisible();
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
