import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invitationsApi, membersApi } from '@shared/accounts/endpoints';
import { auth } from '@shared/auth/endpoints';
import { factors } from '@shared/auth/factors/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { sessionOf, signedInAs } from '@/testing/signed-in';
import { PeopleSettings } from './people-settings';
import { SecuritySettings } from './security-settings';

function tryDemo() {
  const demo = signedInAs();
  const session = sessionOf(demo);
  const accounts = session.accounts.map((each) => ({ ...each, isDemo: true }));
  fakeApi.answer(auth.user, { ...session, accounts });
  const member = { role: 'owner' as const, since: '2026-11-02T10:00:00.000Z', hasFactor: false };
  fakeApi.answer(membersApi.list, [{ ...demo, ...member }]);
  return demo;
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the people of the demo are read, with what an invitation brings in an account of one’s own', async () => {
  const user = tryDemo();
  await renderAt(<PeopleSettings user={user} />, { path: '/settings?part=people', language: 'en' });
  expect(await screen.findByText('When you invite someone to your own account')).toBeVisible();
  expect(screen.getByText(/^Everyone who tries the demo shares this account/)).toBeVisible();
  expect(screen.queryByText(/^Only you have access/)).not.toBeInTheDocument();
  expect(titles()).toEqual(['Members']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(fakeApi.callsTo(invitationsApi.list)).toEqual([]);
});

test('the security of the demo is what an account of one’s own has here, and shows no strangers', async () => {
  const user = tryDemo();
  const settings = <SecuritySettings user={user} signInAt="/auth" />;
  await renderAt(settings, { path: '/settings?part=security', language: 'en' });
  const own = within(await screen.findByRole('region', { name: 'In your own account' }));
  expect(screen.getByText(/^Everyone who tries the demo shares this account/)).toBeVisible();
  expect(own.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Passkeys',
    'Authenticator app',
    'Recovery codes',
    'Password',
    'Devices',
  ]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  for (const asked of [factors.signIns, factors.read]) expect(fakeApi.callsTo(asked)).toEqual([]);
});
