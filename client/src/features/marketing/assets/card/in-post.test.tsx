import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { marketingAnalyticsApi } from '@shared/marketing/analytics/endpoints';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import type { PieceResult } from '../../piece-results';
import { anyCompany } from '../../testing/marketing-on-server';
import { aPicture, aSet, picturesOnServer, whole } from '../../testing/pictures-on-server';
import { AssetsScreen } from '../assets-screen';

const posted = (changes: Partial<PieceResult> = {}): PieceResult => ({
  id: 11,
  clicks: 3,
  leads: 1,
  nextAt: '2026-12-01T09:00:00Z',
  lastAt: null,
  networks: ['facebook'],
  waiting: 2,
  unsettled: 0,
  unsettledAt: null,
  layout: 'split',
  pictureId: 22,
  ...changes,
});

const pictures = [aPicture(), aPicture({ id: 22, layout: 'split' })];

async function open(results: PieceResult[]) {
  picturesOnServer(whole({ set: aSet(), pictures }));
  const held = { results };
  fakeApi.answer(marketingAnalyticsApi.pieces, () => held.results);
  const { user } = await renderAt(<AssetsScreen company={anyCompany()} onEditCompany={() => undefined} />, {
    path: '/comercia/7/assets',
    language: 'es',
  });
  const card = async (name: string) =>
    within(await screen.findByRole('article', { name: `${name}, 1080x1080` }));
  return { user, held, card };
}

beforeEach(() => void signedInAs());

test('the picture that goes out with the post is marked, and another one takes its place', async () => {
  const { user, held, card } = await open([posted()]);
  expect(await (await card('Imagen y texto')).findByText('En la publicación')).toBeVisible();
  const other = await card('Titular grande');
  expect(other.queryByText('En la publicación')).toBeNull();
  fakeApi.answer(marketingPublicationsApi.usePicture, () => {
    held.results = [posted({ layout: 'statement', pictureId: 21 })];
    return { count: 2, before: 22 };
  });
  await user.click(other.getByRole('button', { name: 'Usar en la publicación: Titular grande' }));
  expect(await screen.findByText('Las 2 publicaciones programadas llevan ahora esta imagen')).toBeVisible();
  expect(await other.findByText('En la publicación')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await expect
    .poll(() => fakeApi.callsTo(marketingPublicationsApi.usePicture).map(({ body }) => body))
    .toEqual([{ assetId: 21 }, { assetId: 22 }]);
});

test('where nothing waits, the post is scheduled with another picture', async () => {
  const { card } = await open([posted({ waiting: 0, nextAt: null, lastAt: '2026-11-20T09:00:00Z' })]);
  const link = await (await card('Titular grande')).findByRole('link', {
    name: 'Programar con esta: Titular grande',
  });
  expect(link).toHaveAttribute('href', '/comercia/7/publishing?post=11&picture=21');
});

test('before it is scheduled, the picture that it would carry is marked', async () => {
  const { card } = await open([]);
  expect(await (await card('Titular grande')).findByText('En la publicación')).toBeVisible();
});
