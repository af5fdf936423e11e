import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { todayApi } from '@shared/today/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import type { PartsOfKinds } from './list/row-parts';
import { anyDay, anyRow, anyWaiting } from './testing/any-day';
import { TodayPeek } from './today-peek';

const none = { Acts: () => null };
const parts: PartsOfKinds = {
  task: none,
  opportunity: none,
  answer: none,
  lead: none,
  channel: none,
  piece: none,
  report: none,
  post: none,
};

const postByHand = anyWaiting({ kind: 'post', rows: [anyRow({ title: 'Post by hand' })] });
const offer = anyWaiting({ rows: [anyRow({ title: 'Send the offer' })] });
const later = anyWaiting({ urgency: 'today', rows: [anyRow({ id: 6, title: 'Call Eva' })] });

test('of what is equally urgent a portal begins with its own, which it does not name', async () => {
  signedInAs();
  fakeApi.answer(todayApi.read, anyDay({ waiting: [postByHand, offer, later] }));
  await renderAt(<TodayPeek portal="leadmanager" parts={parts} isBelow={false} />);
  await screen.findByText('Send the offer');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringContaining('Send the offer'),
    expect.stringContaining('Post by hand'),
    expect.stringContaining('Call Eva'),
  ]);
  expect(lines[1]).toContain('COMERZIA');
  expect(screen.queryByText('LEADMANAGER')).not.toBeInTheDocument();
});

test('a portal begins with what is overdue and matters most, then with today by the clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-15T10:00:00Z') });
  signedInAs();
  const overdue = anyWaiting({
    rows: [
      anyRow({ id: 1, title: 'Oldest', at: '2026-09-08T10:00:00Z' }),
      anyRow({ id: 2, title: 'Matters', at: '2026-09-14T10:00:00Z', isHigh: true }),
    ],
  });
  const ofToday = anyWaiting({
    urgency: 'today',
    rows: [
      anyRow({ id: 3, title: 'This morning', at: '2026-09-15T09:00:00Z' }),
      anyRow({ id: 4, title: 'At three', at: '2026-09-15T13:00:00Z' }),
      anyRow({ id: 5, title: 'All day', at: '2026-09-14T22:00:00Z', isAllDay: true }),
    ],
  });
  fakeApi.answer(todayApi.read, anyDay({ waiting: [overdue, ofToday] }));
  await renderAt(<TodayPeek portal="leadmanager" parts={parts} isBelow={false} />);
  await screen.findByText('Matters');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Matters'),
    expect.stringContaining('Oldest'),
    expect.stringContaining('This morning'),
  ]);
  vi.useRealTimers();
});

test('below its list a portal says what waits in it, with the way to the rest', async () => {
  signedInAs();
  fakeApi.answer(todayApi.read, anyDay({ waiting: [postByHand, offer] }));
  await renderAt(<TodayPeek portal="comerzia" parts={parts} isBelow />);
  expect(await screen.findByRole('heading', { name: 'Waiting for you in COMERZIA' })).toBeVisible();
  expect(screen.getByText('Post by hand')).toBeVisible();
  expect(screen.queryByText('Send the offer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all 2 to-dos in the three portals' })).toBeVisible();
});

test('above its list a portal begins with what waits in it', async () => {
  signedInAs();
  fakeApi.answer(todayApi.read, anyDay({ waiting: [postByHand, offer] }));
  await renderAt(<TodayPeek portal="comerzia" parts={parts} isBelow={false} isOwn />);
  expect(await screen.findByText('Waiting for you in COMERZIA')).toBeVisible();
  expect(screen.getByText('Post by hand')).toBeVisible();
  expect(screen.queryByText('Send the offer')).not.toBeInTheDocument();
});

test('the first lines say of how many they are', async () => {
  signedInAs();
  const rows = [1, 2, 3].map((id) => anyRow({ id, title: `Task ${id}` }));
  fakeApi.answer(todayApi.read, anyDay({ waiting: [anyWaiting({ rows, total: 11 })] }));
  await renderAt(<TodayPeek portal="leadmanager" parts={parts} isBelow={false} />);
  expect(await screen.findByRole('link', { name: 'See all 11 to-dos in the three portals' })).toBeVisible();
});

test('where nothing that waits belongs to the portal, it says so and leads to the rest', async () => {
  signedInAs();
  fakeApi.answer(todayApi.read, anyDay({ waiting: [postByHand, offer] }));
  await renderAt(<TodayPeek portal="consultia" parts={parts} isBelow />);
  expect(await screen.findByText('Nothing is due here today.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all 2 to-dos in the three portals' })).toHaveAttribute(
    'href',
    '/today',
  );
  expect(screen.queryByText('Send the offer')).not.toBeInTheDocument();
});
