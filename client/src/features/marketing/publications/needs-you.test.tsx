import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { marketingPublicationsApi as api } from '@shared/marketing/publications/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany } from '../testing/marketing-on-server';
import { anyChannel, anyPost, anyPublication, publishingOnServer } from '../testing/publishing-on-server';
import type { Publication } from './reads';
import { PublishingScreen } from './publishing-screen';

const open = (search: string) =>
  renderAt(<PublishingScreen company={anyCompany()} />, {
    path: `/comercia/7/publishing${search}`,
    language: 'es',
  });

const linkedIn = { network: 'linkedin', channel: 'LinkedIn', channelId: 32 } as const;
const assisted = anyPublication({ status: 'manual_pending', ...linkedIn, problem: 'Publícala a mano' });
const onServer = (publications: Publication[]) =>
  publishingOnServer({
    channels: [anyChannel(), anyChannel({ id: 32, network: 'linkedin', name: 'LinkedIn' })],
    posts: [anyPost({ status: 'scheduled' })],
    publications,
  });

test('an assisted post is copied with one click and confirmed with its address', async () => {
  const held = onServer([assisted]);
  const { user } = await open('?tab=needs');
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await screen.findByRole('tab', { name: 'Pendientes 1' })).toBeVisible();
  const card = within(await screen.findByRole('article', { name: '¿Otra vez pan duro?' }));
  await user.click(card.getByRole('button', { name: 'Copiar texto' }));
  expect(await screen.findByText('Copiado')).toBeVisible();
  expect(write.mock.calls.length + writeText.mock.calls.length).toBe(1);
  await user.click(card.getByRole('button', { name: 'Está publicada' }));
  expect(await card.findByText('Pega la dirección de la publicación (https://…)')).toBeVisible();
  fakeApi.answer(api.confirm, ({ body }) => {
    held.publications = [];
    return anyPublication({ status: 'published', remoteUrl: body.address ?? null });
  });
  await user.type(card.getByLabelText('Dirección de la publicación'), 'https://www.linkedin.com/posts/1');
  await user.click(card.getByRole('button', { name: 'Está publicada' }));
  expect(await screen.findByText('Nada te espera')).toBeVisible();
  expect(fakeApi.callsTo(api.confirm)[0]?.body).toEqual({
    isThere: true,
    address: 'https://www.linkedin.com/posts/1',
    version: 1,
  });
});

test('what the tab counts is what the rail counts, channels to connect again among it', async () => {
  const held = onServer([assisted, anyPublication({ id: 52, status: 'failed' })]);
  held.channels = [anyChannel({ status: 'reconnect' })];
  await open('?tab=needs');
  expect(await screen.findByRole('tab', { name: 'Pendientes 3' })).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByText(/espiga\.bsky\.social/, { selector: 'p, h3, strong' })).toBeVisible();
});

test('an unconfirmed post is asked about, a late one sent, and a failed one tried again', async () => {
  onServer([
    anyPublication({ id: 61, status: 'unconfirmed', excerpt: 'Uno' }),
    anyPublication({ id: 62, status: 'manual_pending', excerpt: 'Dos' }),
    anyPublication({ id: 63, status: 'failed', excerpt: 'Tres', problem: 'Ha respondido con el error 422' }),
  ]);
  fakeApi.answer(api.confirm, anyPublication());
  fakeApi.answer(api.send, anyPublication());
  fakeApi.refuse(api.retry, 409, { message: 'Esta publicación ha cambiado entretanto.' });
  const { user } = await open('?tab=needs');
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  await user.click((await card('Uno')).getByRole('button', { name: 'No está publicada' }));
  expect(await screen.findByText('Anotado: vuelve a salir')).toBeVisible();
  expect(fakeApi.callsTo(api.confirm)[0]?.body).toMatchObject({ isThere: false, version: 1 });
  await user.click((await card('Dos')).getByRole('button', { name: 'Enviar ahora' }));
  expect(await screen.findByText('Sale ahora')).toBeVisible();
  expect((await card('Tres')).getByText('Ha respondido con el error 422')).toBeVisible();
  await user.click((await card('Tres')).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Esta publicación ha cambiado entretanto.')).toBeVisible();
});

test('a published post shows its ledger and is taken back after a question', async () => {
  const published = anyPublication({
    status: 'published',
    remoteUrl: 'https://bsky.app/1',
    canUndo: true,
    attempts: 1,
    version: 4,
    ledger: [
      {
        id: 1,
        kind: 'publish',
        startedAt: '2027-03-10T08:30:01.000Z',
        endedAt: null,
        outcome: 'unknown',
        status: 502,
        detail: 'bsky.social no ha respondido a tiempo',
      },
    ],
  });
  onServer([published]);
  fakeApi.answer(api.undo, { ...published, status: 'cancelled', canUndo: false });
  const { user } = await open('?view=list&date=2027-03-10&publication=51');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicación' }));
  expect(await dialog.findByText('Publicar: sin respuesta clara')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Verla en espiga.bsky.social' })).toHaveAttribute(
    'href',
    'https://bsky.app/1',
  );
  await user.click(dialog.getByRole('button', { name: 'Retirarla' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Retirar esta publicación?' }));
  await user.click(question.getByRole('button', { name: 'Retirarla' }));
  await waitFor(() => expect(fakeApi.callsTo(api.undo)[0]?.body).toEqual({ version: 4 }));
});

test('a picture with the words of another version says so, and where to make the new one', async () => {
  onServer([anyPublication({ assetId: 9, pictureVersion: 1, contentVersion: 2 })]);
  await open('?view=list&date=2027-03-10&publication=51');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicación' }));
  expect(await dialog.findByText('La imagen es de otra versión del texto')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Crear las imágenes' })).toHaveAttribute(
    'href',
    '/comercia/7/assets?campaign=11',
  );
});
