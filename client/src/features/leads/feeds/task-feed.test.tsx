import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadFeeds } from '@shared/leads/feeds/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { TaskFeed } from './task-feed';

const createdAt = '2026-03-02T10:00:00.000Z';

async function open(given: { createdAt: string } | null) {
  const held = { feed: given };
  signedInAs();
  fakeApi.answer(leadFeeds.read, () => held.feed);
  fakeApi.answer(leadFeeds.renew, () => {
    held.feed = { createdAt };
    return { createdAt, url: 'https://example.org/feeds/abc.ics' };
  });
  fakeApi.answer(leadFeeds.remove, () => {
    held.feed = null;
    return null;
  });
  return renderAt(<TaskFeed />, { path: '/leadmanager/dashboard/settings' });
}

test('the first address is made at once, shown and copied', async () => {
  const { user } = await open(null);
  await user.click(await screen.findByRole('button', { name: 'Create calendar link' }));
  expect(await screen.findByLabelText('Link for your calendar')).toHaveValue(
    'https://example.org/feeds/abc.ics',
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://example.org/feeds/abc.ics');
});

test('an address is renewed and switched off after a question', async () => {
  const { user } = await open({ createdAt });
  expect(await screen.findByText(/since 2 March 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New link' }));
  expect(fakeApi.callsTo(leadFeeds.renew)).toEqual([]);
  const ask = within(await screen.findByRole('dialog', { name: 'Create a new link?' }));
  await user.click(ask.getByRole('button', { name: 'New link' }));
  expect(await screen.findByLabelText('Link for your calendar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  const off = within(await screen.findByRole('dialog', { name: 'Switch the link off?' }));
  await user.click(off.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeVisible();
});
