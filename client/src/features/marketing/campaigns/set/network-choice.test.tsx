import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { campaignsOnServer } from '../../testing/campaigns-on-server';
import { anyCompany } from '../../testing/marketing-on-server';
import { anyChannel } from '../../testing/publishing-on-server';
import { CampaignsScreen } from '../campaigns-screen';

const open = (network = '') => {
  campaignsOnServer();
  fakeApi.answer(marketingChannelsApi.list, [anyChannel({ network: 'linkedin' })]);
  return renderAt(<CampaignsScreen company={anyCompany({ readyCount: 1 })} />, {
    path: `/comercia/7/campaigns?product=3&type=social${network}`,
    language: 'es',
  });
};

test('the network on which a company posts stands first among those of a post, and is shown', async () => {
  await open();
  const shown = await screen.findByRole('button', { name: /^LinkedIn\s*entre tus canales$/, pressed: true });
  expect(shown.parentElement?.firstElementChild).toBe(shown);
  expect(shown.nextElementSibling).toHaveTextContent('X');
});

test('the network that the address names is shown', async () => {
  await open('&network=bluesky');
  expect(await screen.findByRole('button', { name: 'Bluesky', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: /^LinkedIn/, pressed: false })).toBeVisible();
});
