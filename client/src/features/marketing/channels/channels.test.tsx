import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingChannelsApi as api } from '@shared/marketing/channels/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { PublishingScreen } from '../publications/publishing-screen';
import { anyCompany } from '../testing/marketing-on-server';
import { anyChannel, anyPost, publishingOnServer } from '../testing/publishing-on-server';

const open = () =>
  renderAt(<PublishingScreen company={anyCompany()} />, {
    path: '/comercia/7/publishing?view=list&date=2027-03-10',
    language: 'es',
  });

const menu = async (name: string) => screen.findByRole('button', { name: `Acciones para ${name}` });

test('a refused credential is told beside its field, and what was typed stays', async () => {
  const held = publishingOnServer({ posts: [anyPost()] });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Conectar un canal' }));
  await user.click(await screen.findByRole('button', { name: /^Bluesky/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Conectar Bluesky' }));
  await user.type(await dialog.findByLabelText('Nombre de la cuenta'), 'espiga.bsky.social');
  await user.type(dialog.getByLabelText('Contraseña de aplicación'), 'micontraseña');
  await user.click(dialog.getByRole('button', { name: 'Conectar' }));
  expect(await dialog.findByText(/^Escribe una contraseña de aplicación, como abcd/)).toBeVisible();
  const password = dialog.getByLabelText('Contraseña de aplicación');
  await user.clear(password);
  await user.type(password, 'abcd-efgh-ijkl-mnop');
  const refusal = 'bsky.social no acepta la contraseña o el token';
  fakeApi.refuse(api.create, 400, { fields: { password: refusal } });
  await user.click(dialog.getByRole('button', { name: 'Conectar' }));
  expect(await dialog.findByText(refusal)).toBeVisible();
  expect(password).toHaveValue('abcd-efgh-ijkl-mnop');
  fakeApi.answer(api.create, () => {
    held.channels = [anyChannel()];
    return { ...anyChannel(), secret: null };
  });
  await user.click(dialog.getByRole('button', { name: 'Conectar' }));
  expect(await screen.findByText('Canal conectado')).toBeVisible();
  expect(await menu('espiga.bsky.social')).toBeVisible();
  expect(fakeApi.callsTo(api.create).at(-1)?.body).toMatchObject({
    network: 'bluesky',
    marketingCompanyId: 7,
    account: 'espiga.bsky.social',
    picture: 'image',
  });
});

test('the secret of a webhook is shown once, and a network without sign-in needs no address', async () => {
  publishingOnServer({ posts: [anyPost()] });
  const { user } = await open();
  const choose = async (network: RegExp) => {
    await user.click((await screen.findAllByRole('button', { name: 'Conectar un canal' }))[0]!);
    await user.click(await screen.findByRole('button', { name: network }));
  };
  await choose(/^Webhook/);
  await user.type(await screen.findByLabelText('Dirección del webhook'), 'https://example.org/hook');
  const hook = anyChannel({ network: 'webhook', name: 'example.org' });
  fakeApi.answer(api.create, { ...hook, secret: 'whsec_abc' });
  await user.click(screen.getByRole('button', { name: 'Conectar' }));
  expect(await screen.findByLabelText('Secreto de firma')).toHaveValue('whsec_abc');
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  await choose(/^LinkedIn/);
  fakeApi.answer(api.create, { ...anyChannel({ network: 'linkedin', name: 'LinkedIn' }), secret: null });
  await user.click(await screen.findByRole('button', { name: 'Conectar' }));
  expect(await screen.findByText('Canal conectado')).toBeVisible();
  expect(fakeApi.callsTo(api.create).at(-1)?.body).toEqual({
    network: 'linkedin',
    marketingCompanyId: 7,
    name: 'LinkedIn',
    address: null,
  });
});

test('a channel that lost its credentials says why and is mended', async () => {
  const problem = 'bsky.social no acepta la contraseña';
  const held = publishingOnServer({
    posts: [anyPost()],
    channels: [anyChannel({ status: 'reconnect', problem })],
  });
  const { user } = await open();
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Pendientes 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volver a conectar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Volver a conectar espiga.bsky.social' }));
  await user.type(await dialog.findByLabelText('Contraseña de aplicación'), 'abcd-efgh-ijkl-mnop');
  fakeApi.answer(api.update, () => {
    held.channels = [anyChannel({ version: 2 })];
    return { ...anyChannel({ version: 2 }), secret: null };
  });
  await user.click(dialog.getByRole('button', { name: 'Volver a conectar' }));
  expect(await screen.findByText('Conectado')).toBeVisible();
  expect(fakeApi.callsTo(api.update)[0]?.body).toMatchObject({
    network: 'bluesky',
    password: 'abcd-efgh-ijkl-mnop',
    version: 1,
  });
});

test.each([
  ['Xavi y Xenia', 'X'],
  ['Panadería en X', ''],
])('the channel %s says its network only where its name does not', async (name, said) => {
  publishingOnServer({ posts: [anyPost()], channels: [anyChannel({ network: 'x', name, account: '' })] });
  await open();
  const row = (await screen.findByText(name, { selector: 'li p' })).closest('li') as HTMLElement;
  expect(row.querySelector('p + p')?.firstChild?.textContent).toBe(said || 'Publicas tú');
});

test('deleting a channel says first how many publications fall', async () => {
  const held = publishingOnServer({ posts: [anyPost()], channels: [anyChannel()] });
  const { user } = await open();
  await user.click(await menu('espiga.bsky.social'));
  await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar espiga.bsky.social?' }));
  const waiting = 'Publicaciones que esperan a este canal: 3. Si lo quitas, se cancelan.';
  fakeApi.refuse(api.remove, 409, { message: waiting });
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  expect(await dialog.findByText(waiting)).toBeVisible();
  fakeApi.answer(api.remove, () => {
    held.channels = [];
    return { cancelled: 3 };
  });
  await user.click(dialog.getByRole('button', { name: 'Cancelarlas y eliminar' }));
  expect(await screen.findByText('Se han cancelado 3 publicaciones que lo esperaban')).toBeVisible();
  expect(fakeApi.callsTo(api.remove).map(({ search }) => search.get('confirmed'))).toEqual([null, 'true']);
});
