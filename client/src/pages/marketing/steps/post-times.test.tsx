import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anySet, campaignsOnServer, nineCampaigns } from '@/features/marketing/testing/campaigns-on-server';
import { anyCompany } from '@/features/marketing/testing/marketing-on-server';
import {
  anyChannel,
  anyPublication,
  publishingOnServer,
} from '@/features/marketing/testing/publishing-on-server';
import { CampaignsStep } from './campaigns-step';

const open = (type: string) =>
  renderAt(<CampaignsStep company={anyCompany({ readyCount: 1 })} />, {
    path: `/comercia/7/campaigns?product=3&type=${type}`,
    language: 'en',
  });

const problem = async () => within(await screen.findByRole('article', { name: 'Problem' }));
const queued = anyPublication({ id: 5, channel: 'Espiga', dueAt: '2026-12-05T10:15:00.000Z' });

test.each([
  ['queued', /^Next: 5 Dec, 11:15\s· Bluesky$/],
  ['manual_pending', /^Due since 5 Dec$/],
  ['published', /^Last: 5 Dec, 11:15\s· Bluesky$/],
] as const)(
  'a scheduled post that is %s says when, and leads to it in the calendar',
  async (status, says) => {
    campaignsOnServer([anySet({ campaigns: nineCampaigns().map((one) => ({ ...one, status: 'running' })) })]);
    fakeApi.answer(marketingPublicationsApi.list, ({ search }) => ({
      rows: search.get('filter')?.includes(`"${status}"`) ? [{ ...queued, status }] : [],
      next: null,
    }));
    await open('social');
    const link = await (await problem()).findByRole('link', { name: says });
    expect(link).toHaveAttribute('href', '/comercia/7/publishing?publication=5');
  },
);

test('what is no post, or is not scheduled, asks for no times', async () => {
  campaignsOnServer([anySet({ campaigns: nineCampaigns() })]);
  const { unmount } = await open('social');
  await problem();
  unmount();
  await open('email');
  await problem();
  expect(fakeApi.callsTo(marketingPublicationsApi.list)).toEqual([]);
});

const approved = nineCampaigns().map((one) => ({ ...one, approvedVersion: 1 }));

const answerApproved = (status: 'approved' | 'running') => {
  publishingOnServer();
  campaignsOnServer([anySet({ campaigns: approved.map((one) => ({ ...one, status })) })]);
};

test('an approved post is scheduled from its card', async () => {
  answerApproved('approved');
  const { user } = await open('social');
  await user.click(await (await problem()).findByRole('button', { name: 'Schedule' }));
  expect(await screen.findByRole('dialog', { name: 'Schedule' })).toBeVisible();
});

test('a post that waits for its owner leads to where it is posted by hand', async () => {
  answerApproved('running');
  fakeApi.answer(marketingPublicationsApi.list, {
    rows: [{ ...queued, status: 'manual_pending' }],
    next: null,
  });
  await open('social');
  const card = await problem();
  const link = await card.findByRole('link', { name: 'Post it' });
  expect(link).toHaveAttribute('href', '/comercia/7/publishing?publication=5');
  // One state: that the campaign is running says less.
  expect(card.getByText('Needs you')).toBeVisible();
  expect(card.queryByText('Running')).toBeNull();
});

test('a network says whether it is among the channels', async () => {
  answerApproved('running');
  fakeApi.answer(marketingChannelsApi.list, [anyChannel({ network: 'linkedin' })]);
  await open('social');
  expect(await screen.findByRole('button', { name: /^LinkedIn\s*in your channels$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bluesky' })).toBeVisible();
});
