import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accountsApi, membersApi } from '@shared/accounts/endpoints';
import { auth } from '@shared/auth/endpoints';
import type { LoggedKind } from '@shared/accounts/logged';
import { logPage } from '@shared/accounts/schemas';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { sessionOf, signedInAs } from '@/testing/signed-in';
import { LogSettings } from './log-settings';

const since = '2026-11-02T10:00:00.000Z';
const anna = {
  id: 2,
  name: 'Anna',
  email: 'anna@example.com',
  role: 'reader' as const,
  since,
  hasFactor: true,
};

const entry = (id: number, kind: LoggedKind, about = 'pau@example.com') => ({
  id,
  at: '2026-11-02T10:05:00.000Z',
  actor: { id: 1, name: 'Marta' },
  kind,
  about,
  address: '198.51.100.7',
});

const open = (language: 'en' | 'es' = 'en') =>
  renderAt(<LogSettings />, { path: '/settings?part=log', language });
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const asked = () => fakeApi.callsTo(accountsApi.log).map(({ search }) => search.toString());

beforeEach(() => {
  signedInAs();
  fakeApi.answer(membersApi.list, [{ ...anna, id: 1, name: 'Marta', role: 'owner' }, anna]);
});

test('the log says who did what, when and from where', async () => {
  fakeApi.answer(accountsApi.log, [entry(2, 'invited'), entry(1, 'exported', '')]);
  await open();
  await waitFor(() =>
    expect(lines()).toEqual([
      'Marta invited pau@example.com11:05 · from 198.51.100.7',
      'Marta downloaded all data11:05 · from 198.51.100.7',
    ]),
  );
});

test('what no call asked for names no address', async () => {
  fakeApi.answer(accountsApi.log, [{ ...entry(1, 'created', ''), address: '' }]);
  await open('es');
  await waitFor(() => expect(lines()).toEqual(['Marta creó la cuenta11:05']));
});

test('the log stands under its days', async () => {
  fakeApi.answer(accountsApi.log, [
    entry(3, 'resent'),
    entry(2, 'invited'),
    { ...entry(1, 'exported', ''), at: '2025-10-30T23:30:00.000Z' },
  ]);
  await open();
  const day = await screen.findByRole('region', { name: /31 October 2025/ });
  expect(within(day).getByText(/^Marta downloaded all data/)).toHaveTextContent('00:30');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('the log is filtered by person and kind', async () => {
  fakeApi.answer(accountsApi.log, ({ search }) => (search.size > 0 ? [] : [entry(2, 'invited')]));
  const { user } = await open('es');
  expect(await screen.findByText(/Marta invitó a pau@example\.com/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Persona'), 'Anna');
  expect(await screen.findByText('No hay nada así. Elige otra persona u otro tipo.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Entrada en la cuenta');
  await waitFor(() => expect(asked()).toEqual(['', 'person=2', 'person=2&kind=joined']));
});

test('older entries come on demand', async () => {
  const newest = Array.from({ length: logPage }, (_, at) => entry(logPage + 1 - at, 'resent'));
  fakeApi.answer(accountsApi.log, ({ search }) => (search.has('before') ? [entry(1, 'renamed')] : newest));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/Marta named the account/)).toBeVisible();
  expect(asked()).toEqual(['', 'before=2']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('an empty log says what it will hold', async () => {
  fakeApi.answer(accountsApi.log, []);
  await open();
  expect(await screen.findByText(/^Nothing has happened yet/)).toBeVisible();
});

test('the log is for the owner', async () => {
  const { user, accounts } = sessionOf(signedInAs());
  fakeApi.answer(auth.user, {
    user,
    accounts: accounts.map((each) => ({ ...each, role: 'editor' as const })),
  });
  await open();
  expect(await screen.findByText('Only the owner of the account can see its log.')).toBeVisible();
  expect(fakeApi.callsTo(accountsApi.log)).toEqual([]);
});
