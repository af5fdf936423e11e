import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { Day, DueDay } from './cells';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('in a narrow place a day of this year stands without the year', async () => {
  await renderAt(
    <>
      <DueDay at="2026-12-21" isShort />
      <DueDay at="2027-01-14" isShort />
      <Day at="2026-12-22" />
    </>,
  );
  expect(screen.getByText('21 Dec')).toBeVisible();
  expect(screen.getByText('14 Jan 2027')).toBeVisible();
  expect(screen.getByText('22 Dec 2026')).toBeVisible();
});

test('a day that is past says so', async () => {
  await renderAt(<DueDay at="2026-11-26" isShort />);
  expect(screen.getByText('(overdue)')).toBeInTheDocument();
});
