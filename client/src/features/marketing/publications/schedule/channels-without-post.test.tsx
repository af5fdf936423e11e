import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingPublicationsApi as api } from '@shared/marketing/publications/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany } from '../../testing/marketing-on-server';
import { anyChannel, anyPost, publishingOnServer } from '../../testing/publishing-on-server';
import { PublishingScreen } from '../publishing-screen';

const channels = [
  anyChannel(),
  anyChannel({ id: 32, network: 'mastodon', name: 'espiga@mastodon.example' }),
  anyChannel({ id: 33, network: 'telegram', name: 'Canal del barrio' }),
];

test('a channel for which a campaign has no post says so, and is left out for that campaign', async () => {
  publishingOnServer({
    channels,
    posts: [
      anyPost({ networks: ['bluesky'] }),
      anyPost({ id: 12, name: 'Hogaza: prueba', networks: ['bluesky', 'mastodon'] }),
    ],
  });
  fakeApi.answer(api.plan, { channels: [], slots: [], conflicts: [], target: null });
  fakeApi.answer(api.schedule, { publications: [], conflicts: [] });
  const { user } = await renderAt(<PublishingScreen company={anyCompany()} />, {
    path: '/comercia/7/publishing?view=month&date=2027-03-10',
    language: 'es',
  });
  await user.click(await screen.findByRole('button', { name: 'Programar Hogaza: problema' }));
  const form = within(await screen.findByRole('dialog'));
  const mastodon = await form.findByRole('checkbox', { name: /mastodon/ });
  expect(mastodon).toBeDisabled();
  expect(form.getByText('Lo que has elegido no tiene publicación para este canal')).toBeVisible();
  // A channel without posts of its own takes the one that is there.
  expect(form.getByRole('checkbox', { name: /Canal del barrio/ })).toBeEnabled();
  await user.click(form.getByRole('checkbox', { name: 'Hogaza: prueba' }));
  await user.click(mastodon);
  await user.click(form.getByRole('checkbox', { name: /bsky/ }));
  const first = within(form.getByRole('region', { name: 'Hogaza: problema' }));
  expect(first.getByText(/^Sin publicación para espiga@mastodon\.example/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Programar 3 publicaciones' }));
  expect(fakeApi.callsTo(api.schedule).map(({ body }) => (body as { channels: number[] }).channels)).toEqual([
    [31],
    [31, 32],
  ]);
});
