import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingAssetsApi } from '@shared/marketing/assets/endpoints';
import { marketingPublicationsApi as api } from '@shared/marketing/publications/endpoints';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import type { Asset } from '../assets/reads';
import type { Channel } from '../channels/reads';
import { anyCompany, anyProduct } from '../testing/marketing-on-server';
import { answerPlans, anyChannel, anyPost, publishingOnServer } from '../testing/publishing-on-server';
import { PublishingScreen } from './publishing-screen';

interface Given {
  network?: Channel['network'];
  target?: string | null;
  pictures?: Pick<Asset, 'id' | 'size' | 'layout' | 'contentVersion' | 'alt'>[];
}

/** Opens the form with a post whose version 2 is approved, and whose only channel is chosen. */
async function planning({ network = 'bluesky', target, pictures = [] }: Given = {}) {
  publishingOnServer({ channels: [anyChannel({ network, name: 'Espiga' })], posts: [anyPost()] });
  answerPlans(network, target);
  fakeApi.answer(marketingAssetsApi.ofCampaign, {
    headlines: [],
    photoId: null,
    hasLogo: true,
    hasColours: true,
    contrast: null,
    set: null,
    pictures: pictures as Asset[],
    campaign: { approvedVersion: 2 } as never,
  });
  const { user } = await renderAt(<PublishingScreen company={anyCompany()} />, {
    path: '/comercia/7/publishing?view=month&date=2027-03-10',
    language: 'es',
  });
  await user.click(await screen.findByRole('button', { name: 'Programar Hogaza: problema' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Programar' }));
  expect(await dialog.findByRole('checkbox', { name: /Espiga/ })).toBeChecked();
  return { user, dialog };
}

const scheduled = () => fakeApi.callsTo(api.schedule)[0]?.body;

test('a post goes out now, with the next minute as its slot', async () => {
  const { user, dialog } = await planning();
  await user.selectOptions(dialog.getByLabelText('Cuándo'), 'Ahora mismo');
  await user.click(dialog.getByRole('button', { name: 'Publicar ahora' }));
  expect(await screen.findByText('1 publicación programada')).toBeVisible();
  expect(scheduled()).toMatchObject({ channels: [31], slots: ['now'] });
});

test('a picture with the words that are approved is chosen, the square one with its headline first', async () => {
  const { user, dialog } = await planning({
    pictures: [
      { id: 1, size: '1080x1080', layout: 'statement', contentVersion: 1, alt: 'De antes' },
      { id: 2, size: '1200x675', layout: 'statement', contentVersion: 2, alt: 'Ancha' },
      { id: 3, size: '1080x1080', layout: 'statement', contentVersion: 2, alt: 'Cuadrada' },
    ],
  });
  const choice = within(await dialog.findByRole('group', { name: 'Imagen de Hogaza: problema' }));
  const isChosen = (name: string) => choice.getByRole('button', { name }).getAttribute('aria-pressed');
  expect(['Ninguna', 'De antes', 'Ancha', 'Cuadrada'].map(isChosen)).toEqual([
    'false',
    'false',
    'false',
    'true',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Programar 1 publicación' }));
  expect(await screen.findByText('1 publicación programada')).toBeVisible();
  expect(scheduled()).toMatchObject({ assetId: 3 });
});

test('a picture with former words goes along only where a person chooses it', async () => {
  const { user, dialog } = await planning({
    pictures: [{ id: 1, size: '1080x1080', layout: 'statement', contentVersion: 1, alt: 'De antes' }],
  });
  expect(await dialog.findByRole('button', { name: 'Ninguna' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'De antes' }));
  await user.click(dialog.getByRole('button', { name: 'Programar 1 publicación' }));
  expect(await screen.findByText('1 publicación programada')).toBeVisible();
  expect(scheduled()).toMatchObject({ assetId: 1 });
});

test('a post that leads nowhere yet is asked where it leads, which is kept with its product', async () => {
  const { user, dialog } = await planning({ target: null });
  expect(await dialog.findByText('El enlace aún no lleva a ninguna parte')).toBeVisible();
  expect(dialog.getByText(/También puedes programar ya/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Cuándo'), 'Ahora mismo');
  expect(await dialog.findByText(/^Lo que sale ahora mismo necesita un sitio/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Guardar la dirección' }));
  expect(await dialog.findByText('Este campo es requerido')).toBeVisible();
  fakeApi.answer(marketingProductsApi.update, { ...anyProduct(), act: 'a-1' });
  await user.type(dialog.getByLabelText('¿Adónde lleva?'), 'espiga.example');
  answerPlans('bluesky', 'https://espiga.example/');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('La dirección se ha guardado con el producto')).toBeVisible();
  expect(fakeApi.callsTo(marketingProductsApi.update)[0]?.body).toEqual({ url: 'espiga.example' });
  await expect.poll(() => dialog.queryByText('El enlace aún no lleva a ninguna parte')).toBeNull();
  expect(await dialog.findByText('https://espiga.example/')).toBeVisible();
});

test('on Instagram, which shows no link, nothing is said of where a post leads', async () => {
  const { dialog } = await planning({ network: 'instagram', target: null });
  expect(await dialog.findByText('El texto')).toBeVisible();
  expect(dialog.queryByText(/El enlace/)).not.toBeInTheDocument();
});

test('a post that the address asks for is scheduled with the picture that it names', async () => {
  publishingOnServer({ channels: [anyChannel({ name: 'Espiga' })], posts: [anyPost()] });
  answerPlans('bluesky');
  fakeApi.answer(marketingAssetsApi.ofCampaign, {
    ...{ headlines: [], photoId: null, hasLogo: true, hasColours: true, contrast: null, set: null },
    pictures: [
      { id: 3, size: '1080x1080', layout: 'statement', contentVersion: 2, alt: 'Titular' },
      { id: 4, size: '1080x1080', layout: 'list', contentVersion: 2, alt: 'Lista' },
    ] as Asset[],
    campaign: { approvedVersion: 2 } as never,
  });
  const { user } = await renderAt(<PublishingScreen company={anyCompany()} />, {
    path: `/comercia/7/publishing?post=${anyPost().id}&picture=4`,
    language: 'es',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Programar' }));
  const pressed = { name: 'Lista', pressed: true };
  expect(await dialog.findByRole('button', pressed)).toBeVisible();
  await user.keyboard('{Escape}');
  await expect.poll(() => location.search).toBe('');
});
