import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadCommunications } from '@shared/leads/communications/endpoints';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { mailHookApi, marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { anyCommunication } from '@/features/leads/testing/leads-on-server';
import type { ListedCompany } from '@/features/marketing/reads';
import { anyCompany } from '@/features/marketing/testing/marketing-on-server';
import {
  anyEnrolment,
  anySequence,
  anyStep,
  sequencesOnServer,
} from '@/features/marketing/testing/sequences-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { RepliesStep } from './replies-step';

const open = (search = '', company: Partial<ListedCompany> = {}) =>
  renderAt(<RepliesStep company={anyCompany({ livePageCount: 1, ...company })} />, {
    path: `/comercia/7/replies${search}`,
    language: 'es',
  });

test('counts the answers that wait, of all sequences', async () => {
  sequencesOnServer({ sequences: [anySequence({ status: 'on' })] });
  await open('', { unrepliedCount: 12 });
  expect(await screen.findByRole('tab', { name: /^Recibidas\s*12$/ })).toBeVisible();
});

describe('an answer that was replied to elsewhere', () => {
  const answeredTo = async (changes: Parameters<typeof anyEnrolment>[0] = {}) => {
    const sequences = [anySequence(), anySequence({ id: 52, name: 'Segunda' })];
    sequencesOnServer({ sequences });
    const held = { rows: [anyEnrolment({ sequenceName: 'Segunda', ...changes })] };
    fakeApi.answer(mailHookApi.read, { address: null });
    fakeApi.answer(marketingSequencesApi.answers, () => ({ rows: held.rows, next: null }));
    const { user } = await open('?view=answers', { unrepliedCount: 1 });
    const button = await screen.findByRole('button', { name: 'Hecho. Ya he respondido: Ana Ruiz' });
    return { user, held, button };
  };

  test('is logged in LEADMANAGER as the person says, waits no longer, and that can be undone', async () => {
    const { user, held, button } = await answeredTo();
    expect(screen.getByText(/^Al correo 1 de Segunda/)).toBeVisible();
    fakeApi.answer(leadCommunications.create, () => {
      held.rows = [anyEnrolment({ repliedAt: '2026-11-23T09:00:00.000Z', waits: false })];
      return { ...anyCommunication(), act: 'a-4' };
    });
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Respondido por teléfono' }));
    expect(await screen.findByText('Respondiste el 23 nov')).toBeVisible();
    expect(button).not.toBeInTheDocument();
    expect(fakeApi.callsTo(leadCommunications.create)[0]?.body).toEqual({
      ...{ type: 'call', direction: 'out', subject: 'Respondido por teléfono', contactIds: [31] },
    });
    fakeApi.answer(leadActs.outlook, { records: 1, count: 0, exceptions: [] });
    fakeApi.answer(leadActs.undo, { records: 1, count: 0, exceptions: [], act: 'a-5', run: null });
    await waitFor(() => user.click(screen.getByRole('button', { name: 'Deshacer' })));
    await waitFor(() => expect(fakeApi.callsTo(leadActs.undo)).toHaveLength(1));
  });

  test('is marked on the lead where LEADMANAGER has no contact', async () => {
    const { user, button } = await answeredTo({ contactId: null });
    fakeApi.refuse(marketingLeadsApi.update, 409, { message: 'Ha cambiado' });
    await user.click(button);
    expect(await screen.findByText('Ha cambiado')).toBeVisible();
    expect(fakeApi.callsTo(marketingLeadsApi.update)[0]?.body).toEqual({ status: 'contacted', version: 2 });
    expect(screen.queryByRole('link', { name: 'Responder a Ana Ruiz' })).not.toBeInTheDocument();
  });
});

test('tells of each mail what became of it, and who has answered is listed', async () => {
  const messages = { sent: 21, waiting: 2, clicked: 8, answered: 3, unsubscribed: 1, bounced: 0 };
  const step = anyStep({ messages: { ...messages, skipped: 0, failed: 0, unknown: 0 } });
  sequencesOnServer({ sequences: [anySequence({ status: 'on', enrolled: 21, answered: 3, steps: [step] })] });
  fakeApi.answer(mailHookApi.read, { address: null });
  fakeApi.answer(marketingSequencesApi.answers, { rows: [anyEnrolment()], next: null });
  const { user } = await open('', { unrepliedCount: 1 });
  const figures = within(await screen.findByRole('list', { name: 'Correos de la secuencia' }));
  expect(figures.getByText('La barra del lunes ya está dura el martes.')).toBeVisible();
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent?.trim())).toEqual([
    '21',
    '2',
    expect.stringMatching(/^8 \(38\s?%\)$/),
    '3',
    '1',
    '0',
  ]);
  expect(await screen.findByRole('tab', { name: /^Recibidas\s*1$/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: '3 han respondido' }));
  const answers = within(await screen.findByRole('region', { name: 'Quién ha respondido' }));
  expect(await answers.findByText(/^Al correo 1/)).toBeVisible();
  expect(answers.getByRole('link', { name: /^Ana Ruiz/ })).toHaveAttribute(
    'href',
    '/comercia/7/leads?lead=21',
  );
  expect(answers.getByText('¿Me guardáis una para mañana?')).toBeVisible();
  expect(answers.getByRole('link', { name: 'Responder a Ana Ruiz' })).toHaveAttribute(
    'href',
    expect.stringContaining('/leadmanager/dashboard/contacts/31?'),
  );
  expect(fakeApi.callsTo(marketingSequencesApi.answers)[0]?.search.get('company')).toBe('7');
});

test('the address for incoming mail is made, and another one only after asking', async () => {
  sequencesOnServer();
  fakeApi.answer(mailHookApi.read, { address: null });
  fakeApi.answer(mailHookApi.rotate, { address: 'https://quorumia.test/hooks/mail/abc' });
  const { user } = await open('?view=answers');
  await user.click(await screen.findByText('Detectarlas y guardarlas automáticamente'));
  await user.click(await screen.findByRole('button', { name: 'Crear la dirección de reenvío' }));
  expect(await screen.findByDisplayValue('https://quorumia.test/hooks/mail/abc')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dirección nueva' }));
  expect(await screen.findByText(/La actual deja de funcionar al momento/)).toBeVisible();
});
