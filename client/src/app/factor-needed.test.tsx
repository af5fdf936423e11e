import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import { factors } from '@shared/auth/factors/endpoints';
import { query } from '@/lib/api/query-client';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { Proofs } from './proofs';
import { ProtectedRoute } from './protected-route';

const none = {
  passkeys: [],
  hasApp: false,
  recoveryCodesLeft: 0,
  methods: [],
  takesPasskeys: true,
  takesApps: true,
};

function Page() {
  const { data } = useQuery(query(companies.list, {}));
  return <p>{data ? `${data.length} companies` : 'The page'}</p>;
}

const open = (path: string) =>
  renderAt(
    <>
      <ProtectedRoute shownAt={path.replace(/\?.*/, '')}>
        <Page />
      </ProtectedRoute>
      <Proofs />
    </>,
    { path, language: 'en' },
  );

beforeEach(() => {
  signedInAs();
  fakeApi.refuse(companies.list, 403, { message: 'Set one up', code: 'factor.needed' });
  fakeApi.answer(factors.read, none);
});

test('an account that needs a second step says so in place of its pages, and leads to it', async () => {
  await open('/consultoria');
  expect(await screen.findByRole('heading', { name: 'This account needs a second step' })).toBeVisible();
  expect(screen.queryByText('The page')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Set up the second step' })).toHaveAttribute(
    'href',
    '/settings?part=security',
  );
});

test('whoever has one takes it, and the account opens', async () => {
  fakeApi.answer(factors.read, { ...none, hasApp: true, methods: ['app', 'recovery'] });
  fakeApi.answer(factors.prove, () => {
    fakeApi.answer(companies.list, []);
    return null;
  });
  const { user } = await open('/consultoria');
  await user.click(await screen.findByRole('button', { name: 'Take the second step' }));
  await user.type(await screen.findByLabelText('Code from your app, or a recovery code'), '123456{Enter}');
  expect(await screen.findByText('0 companies')).toBeVisible();
});

test('the part of the settings where it is set up stays open', async () => {
  await open('/settings?part=security');
  expect(await screen.findByText('The page')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'This account needs a second step' })).not.toBeInTheDocument();
});
