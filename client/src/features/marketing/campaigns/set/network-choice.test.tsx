import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anySet, campaignsOnServer, nineCampaigns } from '../../testing/campaigns-on-server';
import { anyCompany } from '../../testing/marketing-on-server';
import { anyChannel, anyPublication } from '../../testing/publishing-on-server';
import { CampaignsScreen } from '../campaigns-screen';
import type { Campaign } from '../reads';

const open = (network = '', status: Campaign['status'] = 'draft') => {
  campaignsOnServer([anySet({ campaigns: nineCampaigns().map((one) => ({ ...one, status })) })]);
  fakeApi.answer(marketingChannelsApi.list, [anyChannel({ network: 'linkedin' })]);
  fakeApi.answer(marketingPublicationsApi.list, {
    rows: [anyPublication({ network: 'linkedin' })],
    next: null,
  });
  return renderAt(<CampaignsScreen company={anyCompany({ readyCount: 1 })} />, {
    path: `/comercia/7/campaigns?product=3&type=social${network}`,
    language: 'es',
  });
};

test('the network on which a company posts stands first among those of a post, and is shown', async () => {
  await open();
  const shown = await screen.findByRole('button', { name: /^LinkedIn\s*conectada$/, pressed: true });
  expect(shown.parentElement?.firstElementChild).toBe(shown);
  expect(shown.nextElementSibling).toHaveTextContent('X');
});

test('the network that the address names is shown', async () => {
  await open('&network=bluesky');
  expect(await screen.findByRole('button', { name: 'Bluesky', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: /^LinkedIn/, pressed: false })).toBeVisible();
});

test('a network on which one of the posts waits to go out says so', async () => {
  await open('', 'scheduled');
  expect(await screen.findByRole('button', { name: /^LinkedIn\s*conectada\s*programada$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bluesky' })).toBeVisible();
});
