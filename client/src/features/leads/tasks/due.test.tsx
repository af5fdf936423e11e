import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyTask } from '../testing/leads-on-server';
import { Due } from './due';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test.each([
  ['a moment that is past', { dueAt: minutesAgo(5), isAllDay: false }, true],
  ['a moment to come', { dueAt: minutesAgo(-5), isAllDay: false }, false],
  ['a day that is past', { dueAt: minutesAgo(3 * 1_440), isAllDay: true }, true],
  ['a past moment of what is done', { dueAt: minutesAgo(5), doneAt: minutesAgo(1), isAllDay: false }, false],
])('%s is marked as overdue or not', async (_, task, isMarked) => {
  await renderAt(<Due task={anyTask({ doneAt: null, ...task })} />);
  expect(screen.queryByText(/overdue/) !== null).toBe(isMarked);
});
