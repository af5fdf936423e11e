import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { marketingPublicationsApi as api } from '@shared/marketing/publications/endpoints';
import { slotOf } from '@shared/time/clock';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany } from '../testing/marketing-on-server';
import { anyChannel, anyPost, anyPublication, publishingOnServer } from '../testing/publishing-on-server';
import { PublishingScreen } from './publishing-screen';

const month = '?view=month&date=2027-03-10';
const open = (search = month) =>
  renderAt(<PublishingScreen company={anyCompany()} />, {
    path: `/comercia/7/publishing${search}`,
    language: 'es',
  });

const grip = () => screen.getByRole('button', { name: 'Arrastrar ¿Otra vez pan duro?' });
const cell = (day: string) =>
  within(screen.getByRole('button', { name: `Ver la semana del ${day}` }).closest('td') as HTMLElement);

describe('the calendar', () => {
  test('of a company without anything leads to the campaigns and to a first channel', async () => {
    publishingOnServer();
    await open();
    expect(await screen.findByText('Antes tiene que haber una publicación aprobada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aprobar una campaña' })).toHaveAttribute(
      'href',
      '/comercia/7/campaigns',
    );
    expect(screen.getByRole('button', { name: 'Conectar un canal' })).toBeVisible();
  });

  test('shows what goes out on its day, with what speaks against the slot', async () => {
    const other = anyPublication({ id: 52, wall: '2027-03-10T10:00', excerpt: 'Son 900 g' });
    publishingOnServer({
      channels: [anyChannel()],
      posts: [anyPost({ status: 'scheduled' })],
      publications: [anyPublication(), other],
      conflicts: [{ kind: 'close', channelId: 31, publications: [51, 52], at: other.dueAt }],
    });
    await open();
    await screen.findByText(/^8 mar.?–.?11 abr 2027$/);
    expect(
      await screen.findByRole('button', {
        name: /^09:30, espiga\.bsky\.social, Programada\. ¿Otra vez pan duro\?\. A menos de 60 minutos de la publicación de las 10:00/,
      }),
    ).toBeVisible();
    expect(screen.getByText('Todo lo aprobado tiene ya su hora.')).toBeVisible();
  });

  test('lists first what waits from before its days, under its day', async () => {
    const late = anyPublication({ id: 53, status: 'manual_pending', excerpt: 'Son 900 g' });
    publishingOnServer({
      channels: [anyChannel()],
      posts: [anyPost()],
      publications: [{ ...late, wall: '2027-03-09T10:00', dueAt: '2027-03-09T09:00:00.000Z' }],
    });
    const { user } = await open('?view=list&date=2027-03-25');
    const waiting = within(await screen.findByRole('region', { name: 'Pendientes' }));
    expect(waiting.getByRole('heading', { name: /9 de marzo/ })).toBeVisible();
    await user.click(waiting.getByRole('button', { name: /Son 900 g/ }));
    expect(location.search).toContain('publication=53');
  });

  test('marks the hour that is left out in spring and the doubled one of autumn', async () => {
    publishingOnServer({
      channels: [anyChannel()],
      posts: [anyPost()],
      publications: [anyPublication({ wall: '2027-03-28T02:30' })],
    });
    const { unmount } = await open('?view=list&date=2027-03-25');
    expect(await screen.findByText('Se adelanta el reloj: de 02:00 a 03:00 no hay hora.')).toBeVisible();
    expect(screen.getByText('Ese día no hay 02:30: sale a las 03:30')).toBeVisible();
    unmount();
    await open('?view=week&date=2027-10-31');
    expect(await screen.findByText('Se atrasa el reloj: de 02:00 a 03:00 pasa dos veces.')).toBeVisible();
  });

  test('moves an entry by keyboard, says where it is, and takes it back', async () => {
    const held = publishingOnServer({
      channels: [anyChannel()],
      posts: [anyPost()],
      publications: [anyPublication()],
    });
    fakeApi.answer(api.move, ({ body }) => {
      const dueAt = slotOf(body.wall, 'Europe/Madrid').at.toISOString();
      const moved = anyPublication({ wall: body.wall, dueAt, version: 2 });
      held.publications = [moved];
      return moved;
    });
    const { user } = await open();
    await screen.findByRole('button', { name: /^09:30/ });
    grip().focus();
    await user.keyboard(' ');
    expect(
      await screen.findByText(/^Has cogido ¿Otra vez pan duro\?\. Está en el miércoles, 10/),
    ).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell('jueves, 18 de marzo').getByText('¿Otra vez pan duro?')).toBeVisible();
    expect(grip()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Movida al jueves, 18 de marzo a las 09:30')).toBeVisible();
    expect(fakeApi.callsTo(api.move)[0]?.body).toEqual({
      wall: '2027-03-18T09:30',
      zone: 'Europe/Madrid',
      version: 1,
    });
    expect(grip()).toHaveFocus();
    await waitFor(() => user.click(screen.getByRole('button', { name: 'Deshacer' })));
    await expect
      .poll(() => fakeApi.callsTo(api.move)[1]?.body)
      .toMatchObject({
        wall: '2027-03-10T09:30',
        version: 2,
      });
  });

  test('puts an entry back by Escape, and follows it into another week by quarters of an hour', async () => {
    publishingOnServer({
      channels: [anyChannel()],
      posts: [anyPost()],
      publications: [anyPublication({ wall: '2027-03-14T09:30' })],
    });
    const { user } = await open('?view=week&date=2027-03-14');
    await screen.findByRole('button', { name: /^09:30/ });
    grip().focus();
    await user.keyboard(' {ArrowDown}{ArrowRight}');
    expect(
      await within(screen.getByRole('list', { name: 'lunes, 15 de marzo' })).findByText('09:45'),
    ).toBeVisible();
    expect(location.search).toContain('date=2027-03-15');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('¿Otra vez pan duro? vuelve a su sitio.')).toBeVisible();
    expect(location.search).toContain('date=2027-03-14');
    expect(fakeApi.callsTo(api.move)).toEqual([]);
  });
});

describe('scheduling', () => {
  const posts = [
    anyPost(),
    anyPost({ id: 12, name: 'Hogaza: resultado', angle: 'outcome' }),
    anyPost({ id: 13, name: 'Hogaza: prueba', angle: 'proof' }),
  ];

  test('spreads three posts over workdays, each shown as the channel will show it', async () => {
    publishingOnServer({ channels: [anyChannel(), anyChannel({ id: 32, name: 'Tablón' })], posts });
    fakeApi.answer(api.plan, ({ body }) => ({
      conflicts: [],
      target: 'https://quorumia.example/l/hogaza',
      channels: [{ channelId: 31, title: '', text: 'El texto en Bluesky', hasLink: true, problem: null }],
      slots: body.slots.map((wall) => ({
        wall,
        shift: null,
        problem: null,
        dueAt: slotOf(wall, 'Europe/Madrid').at.toISOString(),
      })),
    }));
    fakeApi.answer(api.schedule, { publications: [anyPublication()], conflicts: [] });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Repartir las 3 en varios días' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Programar' }));
    await user.click(await dialog.findByRole('button', { name: 'Programar 3 publicaciones' }));
    expect(await dialog.findByText('Elige un canal')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /espiga\.bsky\.social/ }));
    const day = dialog.getByLabelText('Primer día');
    await user.clear(day);
    await user.type(day, '2027-03-12');
    expect(await dialog.findAllByText('El texto en Bluesky')).toHaveLength(3);
    expect(dialog.getByText('lunes, 15 de marzo a las 10:00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Programar 3 publicaciones' }));
    expect(await screen.findByText('3 publicaciones programadas')).toBeVisible();
    expect(
      fakeApi.callsTo(api.schedule).map(({ path, body }) => [path, (body as { slots: string[] }).slots]),
    ).toEqual([
      ['/api/marketing/campaigns/11/schedule', ['2027-03-12T10:00']],
      ['/api/marketing/campaigns/12/schedule', ['2027-03-15T10:00']],
      ['/api/marketing/campaigns/13/schedule', ['2027-03-16T10:00']],
    ]);
  });

  test('that is refused keeps what was chosen and says why', async () => {
    publishingOnServer({ channels: [anyChannel()], posts: posts.slice(0, 1) });
    fakeApi.refuse(api.plan, 409, { message: 'Aprueba antes esta campaña' });
    fakeApi.refuse(api.schedule, 400, {
      message: 'Revisa los campos marcados',
      fields: { slots: 'Esta hora ya ha pasado.' },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Programar Hogaza: problema' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Programar' }));
    expect(await dialog.findByRole('checkbox', { name: /espiga\.bsky\.social/ })).toBeChecked();
    expect(await dialog.findByText('Aprueba antes esta campaña')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Programar 1 publicación' }));
    expect(await dialog.findByText('Esta hora ya ha pasado.')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Hogaza: problema' })).toBeChecked();
  });
});
