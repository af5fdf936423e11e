import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountsApi } from '@shared/accounts/endpoints';
import { auth } from '@shared/auth/endpoints';
import type { MemberRole } from '@shared/auth/member-roles';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { sessionOf, signedInAs } from '@/testing/signed-in';
import { PortalPage } from './portal-page';

function sessionWith(closingAt: string | null, role: MemberRole = 'owner') {
  const user = signedInAs();
  const { accounts } = sessionOf(user);
  fakeApi.answer(auth.user, { user, accounts: accounts.map((each) => ({ ...each, role, closingAt })) });
}

const open = () =>
  renderAt(
    <PortalPage portal={null} breadcrumb={[]}>
      <p>The page</p>
    </PortalPage>,
    { language: 'en' },
  );

test('an account that is being closed says on every page until when it can be read, and can be kept', async () => {
  sessionWith('2026-12-04T10:00:00.000Z');
  const { user } = await open();
  expect(
    await screen.findByText(/can be read until 4 December 2026 at 11:00; then it is deleted/),
  ).toBeVisible();
  fakeApi.answer(accountsApi.keep, () => {
    sessionWith(null);
    return null;
  });
  await user.click(screen.getByRole('button', { name: 'Keep the account' }));
  await waitFor(() => expect(screen.queryByText(/is being closed/)).not.toBeInTheDocument());
});

test('only its owner can keep it', async () => {
  sessionWith('2026-12-04T10:00:00.000Z', 'editor');
  await open();
  expect(await screen.findByText(/is being closed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep the account' })).not.toBeInTheDocument();
});
