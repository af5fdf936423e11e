import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { companies } from '@shared/consulting/companies/endpoints';
import { query } from '@/lib/api/query-client';
import { fakeApi } from './fake-api';
import { renderAt } from './render';
import { screensAtRest } from './rest';

const DemoHint = lazy(async () => ({
  default: (await import('@/features/auth/sign-in/demo-hint')).DemoHint,
}));

/** Requests a second thing after the first one, and shows when it has both. */
function TwoThings() {
  const first = useQuery(query(auth.options, {}));
  const second = useQuery({ ...query(companies.list, {}), enabled: first.isSuccess });
  return second.isSuccess && <p>Both are here</p>;
}

test('a request of a part that is still being loaded at the last line of a test is that test’s', async () => {
  await renderAt(<DemoHint pending={false} onUse={() => undefined} />);
  await screensAtRest();
  expect(fakeApi.stop()).toEqual(['GET /api/auth/options']);
});

test('so is a request that is made once another one is answered', async () => {
  fakeApi.answer(auth.options, { registrationOpen: true, demo: null });
  await renderAt(<TwoThings />);
  await screensAtRest();
  expect(fakeApi.stop()).toEqual(['GET /api/companies']);
});

test('what came is shown', async () => {
  fakeApi.answer(auth.options, { registrationOpen: true, demo: null });
  fakeApi.answer(companies.list, []);
  await renderAt(<TwoThings />);
  await screensAtRest();
  expect(screen.getByText('Both are here')).toBeVisible();
});

test('an answer that the test holds back is not waited for', async () => {
  fakeApi.answer(auth.options, () => new Promise(() => undefined));
  await renderAt(<TwoThings />);
  await screensAtRest();
  expect(fakeApi.callsTo(companies.list)).toEqual([]);
});
