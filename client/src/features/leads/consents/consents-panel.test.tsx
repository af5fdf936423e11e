import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadConsents } from '@shared/leads/consents/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { leadsOnServer } from '../testing/leads-on-server';
import { ConsentsPanel } from './consents-panel';

const said = { id: 1, purpose: 'marketing', state: 'granted', wordingVersion: 'Newsletter 2' } as const;
const granted = { ...said, source: 'Fair', at: '2026-01-02T10:00:00.000Z' };
const withdrawn = {
  ...granted,
  id: 2 as const,
  state: 'withdrawn' as const,
  wordingVersion: '' as const,
  source: 'By phone' as const,
  at: '2026-02-03T10:00:00.000Z',
} as const;

test('the latest of each purpose counts, and the history says when and how', async () => {
  leadsOnServer();
  fakeApi.answer(leadConsents.list, [withdrawn, granted]);
  const { user } = await renderAt(<ConsentsPanel contact={7} />, { path: '/' });
  const panel = within(screen.getByRole('region', { name: 'Consents' }));
  expect(await panel.findByText('Withdrawn')).toBeVisible();
  expect(panel.queryByText('Granted')).toBeNull();
  expect(panel.getAllByText('None recorded')).toHaveLength(2);
  await user.click(panel.getByText('History'));
  const entries = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    'Advertising: Withdrawn3 Feb 2026 · Source: By phone',
    'Advertising: Granted2 Jan 2026 · Source: Fair · Wording: Newsletter 2',
  ]);
});

test('a contact who wrote through a form needs no consent to be answered, so none is missed', async () => {
  leadsOnServer();
  fakeApi.answer(leadConsents.list, []);
  await renderAt(<ConsentsPanel contact={7} hasWritten />, { path: '/' });
  expect(await screen.findByText('Advertising')).toBeVisible();
  expect(screen.queryByText('Answer to an enquiry')).toBeNull();
});

test('what was asked elsewhere and is not confirmed is shown as that, beside a withdrawal too', async () => {
  leadsOnServer();
  fakeApi.answer(leadConsents.list, [withdrawn]);
  await renderAt(<ConsentsPanel contact={7} asked={['marketing']} />, { path: '/' });
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.getByText('Asked, not confirmed yet')).toBeVisible();
  expect(screen.getByText(/doesn’t count as consent/)).toBeVisible();
});

test('a consent is noted with its source and wording, which are asked for', async () => {
  leadsOnServer();
  fakeApi.answer(leadConsents.list, []);
  fakeApi.answer(leadConsents.add, granted);
  const { user } = await renderAt(<ConsentsPanel contact={7} />, { path: '/', language: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Registrar un consentimiento' }));
  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  const source = screen.getByRole('textbox', { name: '¿Cómo te lo ha dicho?' });
  expect(source).toHaveAccessibleDescription(expect.stringContaining('Di cómo te lo ha dicho'));
  await user.type(source, 'Por teléfono');
  await user.type(screen.getByRole('textbox', { name: 'Texto que ha aceptado' }), 'Boletín 2');
  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Consentimiento anotado')).toBeVisible();
  const body = {
    purpose: 'marketing',
    state: 'granted',
    source: 'Por teléfono',
    wordingVersion: 'Boletín 2',
  };
  expect(fakeApi.callsTo(leadConsents.add)[0]).toMatchObject({
    path: '/api/leads/contacts/7/consents',
    body,
  });
});
