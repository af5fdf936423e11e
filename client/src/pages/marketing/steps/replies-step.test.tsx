import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { suppressionsApi } from '@shared/marketing/capture/suppressions/endpoints';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { companySenderApi, marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import type { ListedCompany } from '@/features/marketing/reads';
import { anyCompany } from '@/features/marketing/testing/marketing-on-server';
import {
  anyMessage,
  anySequence,
  anyStep,
  sequencesOnServer,
} from '@/features/marketing/testing/sequences-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { RepliesStep } from './replies-step';

const sends = { senderName: 'Espiga', replyTo: 'hola@espiga.test', postalAddress: 'Calle Mayor 1' };

const open = (search = '', company: Partial<ListedCompany> = {}) =>
  renderAt(<RepliesStep company={anyCompany({ ...sends, livePageCount: 1, ...company })} />, {
    path: `/comercia/7/replies${search}`,
    language: 'es',
  });

describe('a sequence', () => {
  test('is built from approved mails, each with its delay and its condition', async () => {
    sequencesOnServer();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Crear una secuencia' }));
    await user.click(await screen.findByRole('button', { name: 'Crear' }));
    await user.click(await screen.findByRole('button', { name: 'Añadir correo' }));
    const first = within(await screen.findByRole('dialog', { name: 'Añadir correo' }));
    expect(await first.findByText('Asunto: ¿Otra vez pan duro?')).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Añadir' }));
    expect(await screen.findByText('Al momento')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Añadir correo' }));
    const second = within(await screen.findByRole('dialog', { name: 'Añadir correo' }));
    await user.selectOptions(await second.findByLabelText('Unidad'), 'días');
    await user.selectOptions(second.getByLabelText('Se envía'), 'solo si no hizo clic en el correo anterior');
    await user.click(second.getByRole('button', { name: 'Añadir' }));
    expect(
      await screen.findByText('2 días después del correo anterior, si no hizo clic en él'),
    ).toBeVisible();
  });

  test('is turned on after its next thirty days, and after it was said what goes out', async () => {
    const steps = [anyStep(), anyStep({ id: 62, position: 1, delay: 2_880, condition: 'not clicked' })];
    sequencesOnServer({ sequences: [anySequence({ steps })] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Simular' }));
    const days = within(screen.getByRole('region', { name: 'Los próximos 30 días' }));
    expect(await days.findByText('No se envía. No se cumplió la condición del paso.')).toBeVisible();
    expect(days.getByText(/se mueve por las horas de silencio/)).toBeVisible();
    await user.click(days.getByRole('button', { name: 'Si no hace clic' }));
    expect(days.getByText('Correo 2: ¿Otra vez pan duro?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Activar…' }));
    const asked = within(await screen.findByRole('dialog', { name: '¿Activar Bienvenida?' }));
    expect(await asked.findByText('Remitente: Espiga')).toBeVisible();
    expect(asked.getByText('Las respuestas llegan a: hola@espiga.test')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Activar' }));
    expect(await screen.findByText('La secuencia está activa')).toBeVisible();
    expect(fakeApi.callsTo(marketingSequencesApi.switch)[0]?.body).toEqual({ status: 'on' });
  });

  test('says each mail once until it is simulated', async () => {
    sequencesOnServer({ sequences: [anySequence({ steps: [anyStep()] })] });
    await open();
    const days = within(await screen.findByRole('region', { name: 'Los próximos 30 días' }));
    expect(days.getByRole('button', { name: 'Simular' })).toBeVisible();
    expect(screen.getByText('¿Otra vez pan duro?')).toBeVisible();
  });

  test('says what is missing before it is turned on, each with the way to mend it', async () => {
    sequencesOnServer({ sequences: [anySequence({ steps: [anyStep({ subject: null })] })], isProven: false });
    const { user } = await open('', { postalAddress: null, senderName: null });
    await user.click(await screen.findByRole('button', { name: 'Activar…' }));
    const asked = within(await screen.findByRole('dialog', { name: '¿Activar Bienvenida?' }));
    const missing = within(await asked.findByRole('list', { name: 'Qué falta' }));
    for (const said of [
      'No hay texto aprobado para el correo 1.',
      'Falta el nombre del remitente.',
      'Falta comprobar que hola@espiga.test es tuya.',
      /Falta la dirección postal/,
      'Estos correos aún no se han simulado.',
    ])
      expect(missing.getByText(said)).toBeVisible();
    expect(asked.getByRole('button', { name: 'Activar' })).toBeDisabled();
    await user.click(missing.getByRole('button', { name: 'Enviarme un código' }));
    await user.type(await missing.findByLabelText('Código'), '123456');
    await user.click(missing.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('La dirección está comprobada')).toBeVisible();
    expect(fakeApi.callsTo(companySenderApi.prove)[0]?.body).toEqual({ code: '123456' });
    expect(missing.queryByText(/Falta comprobar/)).not.toBeInTheDocument();
    fakeApi.answer(marketingCompaniesApi.update, { ...anyCompany(), act: 'a-1' });
    await user.click(missing.getByRole('button', { name: 'Guardar' }));
    expect(await missing.findByText('Este campo es requerido')).toBeVisible();
    await user.type(missing.getByLabelText('Dirección postal'), 'Calle Mayor 1');
    await user.click(missing.getByRole('button', { name: 'Guardar' }));
    await expect
      .poll(() => fakeApi.callsTo(marketingCompaniesApi.update)[0]?.body)
      .toEqual({
        senderName: 'Panadería Espiga',
        replyTo: 'hola@espiga.test',
        postalAddress: 'Calle Mayor 1',
      });
    await user.click(missing.getByRole('button', { name: 'Elegir un correo' }));
    expect(await screen.findByRole('dialog', { name: 'Cambiar correo' })).toBeVisible();
  });

  test('shows its next thirty days before the address for answers is proven, and that nothing goes out yet', async () => {
    sequencesOnServer({ sequences: [anySequence({ steps: [anyStep()] })], isProven: false });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Simular' }));
    const days = within(screen.getByRole('region', { name: 'Los próximos 30 días' }));
    expect(await days.findByText(/^No sale nada hasta que estén en orden/)).toBeVisible();
    expect(days.getByText(/^Correo 1: /)).toBeVisible();
  });

  test('must be simulated again once its mails have changed', async () => {
    sequencesOnServer({ sequences: [anySequence({ steps: [anyStep(), anyStep({ id: 62, position: 1 })] })] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Simular' }));
    expect(await screen.findByText('Confirma su dirección')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Más acciones del correo 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Quitar' }));
    const asked = within(await screen.findByRole('dialog', { name: '¿Quitar correo 2?' }));
    await user.click(asked.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText(/Los correos han cambiado desde entonces/)).toBeVisible();
    expect(screen.queryByText('Confirma su dirección')).not.toBeInTheDocument();
  });

  test('says who begins it and what ends it: its pages once, by their names', async () => {
    sequencesOnServer({ sequences: [anySequence({ status: 'on', pages: [31, 99] })] });
    await open();
    const rule = await screen.findByText(/^Empieza cuando alguien confirma su correo en:/);
    expect(rule).toHaveTextContent('Hogaza: problema, una página que ya no está.');
    expect(rule).toHaveTextContent('Se detiene si la persona responde o se da de baja');
    expect(screen.getAllByText(/una página que ya no está/)).toHaveLength(1);
  });

  test('is paused after it was said what becomes of its mails', async () => {
    sequencesOnServer({ sequences: [anySequence({ status: 'on' })] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Pausar' }));
    const asked = within(await screen.findByRole('dialog', { name: '¿Pausar Bienvenida?' }));
    expect(asked.getByText(/Sus correos esperan hasta que vuelvas a activarla/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Pausar' }));
    expect(await screen.findByText('En pausa')).toBeVisible();
  });
});

test('a mail of which nobody knows whether it arrived says that it is not sent again by itself', async () => {
  sequencesOnServer({ sequences: [anySequence({ status: 'on', steps: [anyStep()] })] });
  const { leadId, leadName, leadEmail } = anyMessage();
  const lead = { id: 81, leadId, leadName, leadEmail, mails: [anyMessage()] };
  fakeApi.answer(marketingSequencesApi.mailed, { rows: [lead], next: null });
  const { user } = await open('?view=mails');
  expect(await screen.findByText(/Puede que haya llegado/)).toBeVisible();
  const people = screen.getByRole('list', { name: 'Correos' });
  expect(within(people).getByText('Incierto')).toBeVisible();
  // What the emails are stands above the people that they went to.
  const email = await screen.findByText(/\d enviados?/);
  expect(email.compareDocumentPosition(people) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute('href', '/comercia/7/leads?lead=21');
  await user.selectOptions(screen.getByLabelText('Mostrar'), 'Rechazado');
  await expect
    .poll(() => fakeApi.callsTo(marketingSequencesApi.mailed).at(-1)?.search.get('filter'))
    .toBe('{"status":{"any":["failed"]}}');
});

test('an address is never written to again once it is added', async () => {
  sequencesOnServer();
  fakeApi.answer(suppressionsApi.list, { rows: [], next: null });
  const { user } = await open('?view=blocked');
  await user.click(await screen.findByRole('button', { name: 'Añadir dirección' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Correo'), 'eva@example.com');
  const one = { id: 1, marketingCompanyId: 7, email: 'eva@example.com', reason: 'by hand' as const };
  const row = { ...one, at: '2026-11-20T09:00:00.000Z' };
  fakeApi.answer(suppressionsApi.add, row);
  fakeApi.answer(suppressionsApi.list, { rows: [row], next: null });
  await user.click(dialog.getByRole('button', { name: 'No escribirle nunca' }));
  expect(await screen.findByText(/Añadida a mano/)).toBeVisible();
});
