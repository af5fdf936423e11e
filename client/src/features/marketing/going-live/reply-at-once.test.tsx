import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { companySenderApi, marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { launchOnServer } from '../testing/launch-on-server';
import { anyCompany } from '../testing/marketing-on-server';
import { anyChannel } from '../testing/publishing-on-server';
import { GoLiveButton } from './go-live-button';

async function withReply() {
  const { user } = await renderAt(
    <GoLiveButton company={anyCompany({ postalAddress: 'Calle Mayor 1' })} setId={5} />,
    { path: '/comercia/7/campaigns', language: 'es' },
  );
  await user.click(await screen.findByRole('button', { name: 'Publicar lo aprobado' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar lo aprobado' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Enviar un correo a quien se apunte' }));
  expect(dialog.getByLabelText('Nombre del remitente')).toHaveValue('Panadería Espiga');
  await user.type(dialog.getByLabelText('Dirección para las respuestas'), 'hola@espiga.test');
  return {
    user,
    dialog,
    goLive: () => user.click(dialog.getByRole('button', { name: 'Publicar lo aprobado' })),
  };
}

test('whoever signs up gets an answer once the address is proven by its code; the rest does not wait for it', async () => {
  launchOnServer({ channels: [anyChannel()] });
  const { user, goLive } = await withReply();
  await goLive();
  const done = within(await screen.findByRole('dialog', { name: 'Ya está publicado' }));
  expect(fakeApi.callsTo(marketingCompaniesApi.update)[0]?.body).toEqual({
    senderName: 'Panadería Espiga',
    replyTo: 'hola@espiga.test',
  });
  expect(fakeApi.callsTo(marketingSequencesApi.create)[0]?.body).toEqual({
    marketingCompanyId: 7,
    name: 'Bienvenida',
    pages: null,
    steps: [{ delay: 0, condition: 'always', campaignId: 20 }],
  });
  expect(fakeApi.callsTo(marketingSequencesApi.simulate)).toHaveLength(1);
  expect(fakeApi.callsTo(companySenderApi.askCode)).toHaveLength(1);
  await user.type(await done.findByLabelText('Código'), '123456');
  await user.click(done.getByRole('button', { name: 'Confirmar' }));
  await user.click(await done.findByRole('button', { name: 'Activar la respuesta' }));
  expect(await screen.findByText('La respuesta está activa')).toBeVisible();
  expect(fakeApi.callsTo(marketingSequencesApi.switch)[0]?.body).toEqual({ status: 'on' });
});

test('where the code could not be mailed, page and posts are live, and only the answer is tried again', async () => {
  launchOnServer({ channels: [anyChannel()] });
  const { dialog, goLive } = await withReply();
  fakeApi.refuse(companySenderApi.askCode, 429, { message: 'Demasiados códigos' });
  await goLive();
  const part = within(await dialog.findByRole('region', { name: 'Responder a quien se apunta' }));
  expect(await part.findByText('Demasiados códigos')).toBeVisible();
  expect(await dialog.findByText(/^Tus visitas la ven en/)).toBeVisible();
  fakeApi.answer(companySenderApi.askCode, { address: 'hola@espiga.test', isProven: false, maySend: true });
  await goLive();
  expect(await screen.findByRole('dialog', { name: 'Ya está publicado' })).toBeVisible();
  expect(fakeApi.callsTo(marketingSequencesApi.create)).toHaveLength(1);
});
