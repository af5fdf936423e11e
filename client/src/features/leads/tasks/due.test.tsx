import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyTask } from '../testing/leads-on-server';
import { Due, DueInBrief } from './due';

const now = Date.parse('2026-07-15T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-15T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a moment of a day that is past', { dueAt: minutesAgo(3 * 1_440), isAllDay: false }, true],
  ['a moment of this day that has passed', { dueAt: '2026-07-15T07:00:00Z', isAllDay: false }, false],
  ['a moment to come', { dueAt: minutesAgo(-5), isAllDay: false }, false],
  ['a day that is past', { dueAt: minutesAgo(3 * 1_440), isAllDay: true }, true],
  [
    'a past moment of what is done',
    { dueAt: minutesAgo(2_000), doneAt: minutesAgo(1_500), isAllDay: false },
    false,
  ],
])('%s is marked as overdue or not', async (_, task, isMarked) => {
  await renderAt(<Due task={anyTask({ doneAt: null, ...task })} />);
  expect(screen.queryByText(/overdue/) !== null).toBe(isMarked);
});

test.each([
  [{ isAllDay: true }, 'Today'],
  [{ isAllDay: false }, 'Today 16:30'],
])('what is due on this day says so', async (task, text) => {
  await renderAt(<Due task={anyTask({ doneAt: null, dueAt: '2026-07-15T14:30:00Z', ...task })} />);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  [minutesAgo(3 * 1_440), '3 days ago'],
  [minutesAgo(1_440), 'yesterday'],
  ['2026-07-16T10:00:00Z', '16 Jul'],
])('where there is little room, what is due at %s says %s', async (dueAt, text) => {
  await renderAt(<DueInBrief task={anyTask({ doneAt: null, dueAt, isAllDay: true })} />);
  expect(await screen.findByText(text)).toBeVisible();
});
