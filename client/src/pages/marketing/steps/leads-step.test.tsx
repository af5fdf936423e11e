import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { marketingActs } from '@shared/marketing/acts/endpoints';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { submissionsApi } from '@shared/marketing/capture/submissions/endpoints';
import { suppressionsApi } from '@shared/marketing/capture/suppressions/endpoints';
import { leadRepliesApi } from '@shared/marketing/sequences/endpoints';
import { anyCompany } from '@/features/marketing/testing/marketing-on-server';
import { anyLead, anySuspect, captureOnServer } from '@/features/marketing/testing/capture-on-server';
import type { ListedCompany } from '@/features/marketing/reads';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { LeadsStep } from './leads-step';

const open = (search = '', company: Partial<ListedCompany> = {}) =>
  renderAt(<LeadsStep company={anyCompany({ postalAddress: 'Calle Mayor 1\n28013 Madrid', ...company })} />, {
    path: `/comercia/7/leads${search}`,
    language: 'es',
  });

describe('the leads of a company', () => {
  test('come through a page, which the empty list publishes', async () => {
    captureOnServer();
    const { user } = await open();
    expect(await screen.findByText('Aún no hay personas interesadas')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pegar o importar' })).toHaveAttribute(
      'href',
      '/comercia/7/leads?import=new',
    );
    await user.click(screen.getByRole('button', { name: 'Publicar página' }));
    expect(await screen.findByRole('dialog', { name: 'Publicar una página de destino' })).toBeVisible();
  });

  test('change their status in place', async () => {
    captureOnServer({ leads: [anyLead()] });
    fakeApi.answer(marketingLeadsApi.update, { ...anyLead({ status: 'won', version: 2 }), act: 'a-1' });
    const { user } = await open();
    expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
      'href',
      '/comercia/7/leads?lead=21',
    );
    await user.click(screen.getByRole('button', { name: /Estado.*Ana Ruiz/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Ganada');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Persona interesada guardada')).toBeVisible();
    expect(fakeApi.callsTo(marketingLeadsApi.update)[0]?.body).toEqual({ status: 'won', version: 1 });
  });

  test('who wait for an answer or a reply are shown by one touch, and all of them by another', async () => {
    captureOnServer({ leads: [anyLead()] });
    const { user } = await open('', { leadCount: 9, unansweredCount: 4, unrepliedCount: 2 });
    const toAnswer = await screen.findByRole('button', { name: 'Responder a 6' });
    await user.click(toAnswer);
    const filter = JSON.stringify({ waits: { any: ['answer', 'reply'] } });
    expect(new URLSearchParams(location.search).get('filter')).toBe(filter);
    await user.click(screen.getByRole('button', { name: 'Responder a 6', pressed: true }));
    expect(location.search).toBe('');
  });

  test('are answered in LEADMANAGER, where they are contacts; not those who withdrew', async () => {
    captureOnServer({
      leads: [anyLead({ contactId: 7 }), anyLead({ id: 22, contactName: 'Luis Gil', consent: 'withdrawn' })],
    });
    const { user } = await open();
    const reply = await screen.findByRole('link', { name: 'Responder a Ana Ruiz' });
    expect(screen.queryByRole('link', { name: 'Responder a Luis Gil' })).toBeNull();
    await user.click(reply);
    expect(location.pathname + location.search).toBe('/leadmanager/dashboard/contacts/7?write');
  });

  test('that are ticked go into the bin after asking, as one act that is taken back from its notice', async () => {
    const all = [anyLead(), anyLead({ id: 22, contactName: 'Luis Gil' })];
    const held = captureOnServer({ leads: all });
    fakeApi.answer(marketingLeadsApi.removeSome, () => {
      held.leads = [];
      return { act: 'a-2', count: 2 };
    });
    fakeApi.answer(marketingActs.undo, () => {
      held.leads = all;
      return { records: 2, count: 0, exceptions: [], act: 'a-3', run: null };
    });
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /Ana Ruiz/ }));
    await user.click(screen.getByRole('checkbox', { name: /Luis Gil/ }));
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    const asked = within(
      await screen.findByRole('dialog', { name: '¿Enviar 2 personas interesadas a la papelera?' }),
    );
    await user.click(asked.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Ruiz' })).not.toBeInTheDocument());
    expect(fakeApi.callsTo(marketingLeadsApi.removeSome).map(({ body }) => body)).toEqual([
      { ids: [21, 22] },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('link', { name: 'Luis Gil' })).toBeVisible();
    expect(fakeApi.callsTo(marketingActs.undo)).toHaveLength(1);
  });
});

describe('a lead', () => {
  test('says where it came from, what it agreed to and what has happened', async () => {
    captureOnServer({ leads: [anyLead()] });
    const at = '2026-11-20T09:05:00.000Z';
    fakeApi.answer(marketingLeadsApi.consents, [
      {
        id: 1,
        emailHash: 'x',
        state: 'confirmed',
        wording: 'Quiero noticias',
        wordingVersion: '3',
        language: 'es',
        pageId: 31,
        door: 'page',
        submittedAt: at,
        at,
        addressHash: null,
        userAgent: 'Firefox',
        messageId: null,
      },
    ]);
    fakeApi.answer(marketingLeadsApi.timeline, [{ id: 1, at, kind: 'confirmed', data: {} }]);
    await open('?lead=21');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
    expect(screen.getByText('Tablón')).toBeVisible();
    expect(await screen.findByText('Quiero noticias')).toBeInTheDocument();
    expect(await screen.findByText('Confirmó su dirección')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir en LEADMANAGER' })).toHaveAttribute(
      'href',
      '/leadmanager/dashboard/contacts/5',
    );
  });

  test('is marked as answered, and unsubscribed by hand', async () => {
    const held = captureOnServer({ leads: [anyLead()] });
    fakeApi.answer(leadRepliesApi.answered, () => {
      held.leads = [anyLead({ answeredAt: '2026-11-22T09:00:00.000Z' })];
      return { answeredAt: '2026-11-22T09:00:00.000Z', stopped: 1 };
    });
    const { user } = await open('?lead=21');
    await user.click(await screen.findByRole('button', { name: 'Me ha escrito' }));
    expect(await screen.findByText('Respondió el 22 nov 2026')).toBeVisible();
    fakeApi.answer(suppressionsApi.add, {
      id: 1,
      marketingCompanyId: 7,
      email: 'ana@example.com',
      reason: 'by hand',
      at: '2026-11-22T09:00:00.000Z',
    });
    await user.click(screen.getByRole('button', { name: 'Más' }));
    await user.click(screen.getByRole('menuitem', { name: 'Dar de baja…' }));
    await user.click(await screen.findByRole('button', { name: 'Dar de baja' }));
    await expect
      .poll(() => fakeApi.callsTo(suppressionsApi.add)[0]?.body)
      .toEqual({ marketingCompanyId: 7, email: 'ana@example.com' });
  });

  test('is erased once its address is typed, after what goes and what stays was said', async () => {
    const held = captureOnServer({ leads: [anyLead()] });
    const counts = { submissions: 2, mails: 3, events: 0, changes: 1, importRows: 0, contacts: 1 };
    fakeApi.answer(marketingLeadsApi.outlook, { name: 'ana@example.com', counts });
    fakeApi.answer(marketingLeadsApi.erase, () => {
      held.leads = [];
      return { name: 'ana@example.com', counts };
    });
    const { user } = await open('?lead=21');
    await user.click(await screen.findByRole('button', { name: 'Más' }));
    await user.click(screen.getByRole('menuitem', { name: 'Borrar a esta persona para siempre…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Borrar a Ana Ruiz para siempre?' }));
    expect(await dialog.findByText('2 formularios que envió')).toBeVisible();
    expect(dialog.getByText('1 contacto de LEADMANAGER')).toBeVisible();
    expect(dialog.getByText(/Queda una marca ilegible de la dirección/)).toBeVisible();
    const erase = dialog.getByRole('button', { name: 'Borrar para siempre' });
    expect(erase).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'ana@example.com');
    await user.click(erase);
    expect(await screen.findByText('Borrado para siempre')).toBeVisible();
    expect(fakeApi.callsTo(marketingLeadsApi.erase)[0]?.body).toEqual({ typed: 'ana@example.com' });
    expect(await screen.findByText('Aún no hay personas interesadas')).toBeVisible();
  });
});

describe('a suspect', () => {
  test('says why it is one, and becomes a lead once it is released', async () => {
    const held = captureOnServer({ suspects: [anySuspect()] });
    fakeApi.answer(submissionsApi.release, () => {
      held.suspects = [];
      return { leadId: 21 };
    });
    const { user } = await open('?view=suspects', { suspectCount: 1 });
    const suspect = within(await screen.findByRole('article', { name: 'eva@example.com' }));
    expect(suspect.getByText('Se envió menos de 3 segundos después de abrirlo')).toBeVisible();
    expect(suspect.getByText('Hay un enlace en el nombre')).toBeVisible();
    expect(suspect.getByText(/se borra en 20 días/)).toBeVisible();
    await user.click(suspect.getByRole('button', { name: 'Es auténtico: eva@example.com' }));
    expect(await screen.findByText('Nada parece spam')).toBeVisible();
    expect(screen.getByText('Ya es una persona interesada')).toBeVisible();
  });
});
