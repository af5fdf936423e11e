import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { marketingAnalyticsApi } from '@shared/marketing/analytics/endpoints';
import { marketingContentsApi as api } from '@shared/marketing/contents/endpoints';
import { anyContent, contentsOnServer } from '../testing/contents-on-server';
import { anyCompany } from '../testing/marketing-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { ContentsScreen } from './contents-screen';

const nothing = () => undefined;

const open = (search = '', company = anyCompany({ readyCount: 1 })) =>
  renderAt(<ContentsScreen company={company} onBin={nothing} onEditCompany={nothing} />, {
    path: `/comercia/7/contents${search}`,
    language: 'es',
  });

beforeEach(() => void signedInAs());

describe('the library of a company', () => {
  test('shows each content with its kind, origin, product and author', async () => {
    contentsOnServer([anyContent(), anyContent({ id: 12, campaignId: 5, author: 'template', by: null })]);
    await open();
    const table = await screen.findByRole('table', { name: 'Contenidos' });
    const [own] = await within(table).findAllByRole('link', { name: 'Hogaza: problema, correo' });
    expect(own).toHaveAttribute('href', '/comercia/7/contents?content=11');
    // One of a campaign is known by its text.
    const line = 'El pan del lunes no llega al miércoles';
    expect(within(table).getByRole('link', { name: line })).toBeVisible();
  });

  test('names a text from where it differs on, beside the picture that its readers see', async () => {
    const firstLine = 'Hay quien llega diciendo: «¿Queda pan?»';
    contentsOnServer([anyContent({ campaignId: 5, firstLine, pictureId: 81 })]);
    await open();
    const row = (await screen.findByRole('link', { name: '«¿Queda pan?»' })).closest('tr');
    expect(row?.querySelector('img')?.getAttribute('src')).toMatch(/\/81\b/);
  });

  test('calls posts that begin by what their product is by their next line, with the picture that goes out and what came of them', async () => {
    const post = {
      campaignId: 5,
      type: 'social post',
      firstLine: 'Hogaza: un pan de trigo.',
      productName: 'Hogaza',
    } as const;
    contentsOnServer([
      anyContent({ ...post, pictureId: 81 }),
      anyContent({ ...post, id: 12, campaignId: 6, nextLine: 'Horneamos lo reservado.' }),
      anyContent({ ...post, id: 13, campaignId: 7, type: 'email template' }),
    ]);
    fakeApi.answer(marketingAnalyticsApi.pieces, [
      {
        ...{ id: 5, clicks: 38, leads: 4, nextAt: '2026-12-01T09:00:00Z', lastAt: null },
        ...{ networks: ['facebook', 'rss'], waiting: 1, unsettled: 0, unsettledAt: null },
        ...{ layout: 'list', pictureId: 82 },
      },
      {
        ...{
          id: 6,
          clicks: 0,
          leads: 0,
          nextAt: '2026-12-01T09:00:00Z',
          lastAt: null,
          networks: ['linkedin'],
        },
        ...{ waiting: 2, unsettled: 1, unsettledAt: '2026-11-29T09:00:00Z', layout: null, pictureId: null },
      },
    ]);
    await open();
    const row = (await screen.findByRole('link', { name: 'Aguanta tierna cuatro días' })).closest('tr');
    expect(screen.getByRole('link', { name: 'Un pan de trigo' })).toBeVisible();
    expect(await within(row as HTMLElement).findByText('Sale el 1 dic')).toBeVisible();
    const overdue = screen.getByRole('link', { name: 'Horneamos lo reservado' }).closest('tr');
    expect(within(overdue as HTMLElement).getByText('Pendiente: 29 nov')).toBeVisible();
    expect(within(row as HTMLElement).getByText('38 clics')).toBeVisible();
    expect(within(row as HTMLElement).getByText('4 interesadas')).toBeVisible();
    expect(row?.querySelector('img')?.getAttribute('src')).toMatch(/\/82\b/);
  });

  test('has no column for an author whom all share, also while more texts are to come', async () => {
    contentsOnServer();
    let send: (last: { rows: []; next: null }) => void = nothing;
    const last = new Promise<{ rows: []; next: null }>((resolve) => {
      send = resolve;
    });
    fakeApi.answer(api.list, ({ search }) =>
      search.has('cursor') ? last : { rows: [anyContent(), anyContent({ id: 12 })], next: 'more' },
    );
    await open();
    await screen.findAllByRole('link', { name: 'Hogaza: problema, correo' });
    expect(screen.getByRole('columnheader', { name: 'Estado' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Escrito por' })).toBeNull();
    send({ rows: [], next: null });
  });

  test('says how far what belongs to a campaign is', async () => {
    contentsOnServer([anyContent({ campaignId: 5, status: 'approved' })]);
    await open();
    const table = within(await screen.findByRole('table', { name: 'Contenidos' }));
    expect(await table.findByRole('cell', { name: 'Aprobado' })).toBeVisible();
  });

  test('is searched in the address, and leads back from a search without a hit', async () => {
    contentsOnServer();
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'nada{Enter}');
    expect(await screen.findByText('Ningún contenido coincide')).toBeVisible();
    expect(location.search).toBe('?q=nada');
    await user.click(screen.getByRole('button', { name: 'Ver todo' }));
    expect(await screen.findByRole('link', { name: 'Hogaza: problema, correo' })).toBeVisible();
    expect(location.search).toBe('');
  });

  test('says where contents come from while there are none, and leads there', async () => {
    contentsOnServer([]);
    await open();
    expect(await screen.findByText('Aún no hay contenidos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escribir campañas' })).toHaveAttribute(
      'href',
      '/comercia/7/campaigns',
    );
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('leads to a product that is not ready yet before campaigns can be written', async () => {
    contentsOnServer([]);
    await open('', anyCompany({ readyCount: 0 }));
    expect(await screen.findByRole('link', { name: 'Preparar un producto' })).toHaveAttribute(
      'href',
      '/comercia/7/product',
    );
  });
});

describe('a content of the library', () => {
  const more = 'Acciones para Hogaza: problema, correo';

  test('is copied as text with one press of a key, with the link of its product', async () => {
    contentsOnServer();
    const { user } = await open();
    const written = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const button = await screen.findByRole('button', { name: 'Copiar el texto de Hogaza: problema, correo' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Copiado')).toBeVisible();
    const item = written.mock.calls[0]?.[0]?.[0];
    const text = await (await item?.getType('text/plain'))?.text();
    expect(text).toContain('Asunto: ¿Otra vez pan duro a la basura?');
    expect(text).toContain('Reservar mi hogaza:\nhttps://espiga.example/hogaza');
  });

  test('that stands alone is deleted, with a way back', async () => {
    const held = contentsOnServer();
    fakeApi.answer(api.remove, () => {
      held.contents = [];
      return { act: 'a-1', count: 1 };
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: more }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    expect(await screen.findByText('Contenido eliminado')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    expect(await screen.findByText('Aún no hay contenidos')).toBeVisible();
  });

  test('of a campaign is deleted with its campaign only', async () => {
    contentsOnServer([anyContent({ campaignId: 5 })]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Acciones para/ }));
    expect(await screen.findByRole('menuitem', { name: 'Reutilizar' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Eliminar' })).not.toBeInTheDocument();
  });

  test('is copied to stand alone, under a name', async () => {
    const held = contentsOnServer();
    fakeApi.answer(api.copy, ({ body }) => {
      const copy = anyContent({ id: 20, name: body.name ?? '' });
      held.contents = [...held.contents, copy];
      return { ...copy, act: 'a-1' };
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: more }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reutilizar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reutilizar' }));
    const name = await dialog.findByLabelText('Nombre');
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Hacer la copia' }));
    expect(dialog.getByText('Ponle un nombre')).toBeVisible();
    await user.type(name, 'Para el boletín');
    await user.click(dialog.getByRole('button', { name: 'Hacer la copia' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Para el boletín' })).toBeVisible();
    expect(fakeApi.callsTo(api.copy)[0]?.body).toEqual({ name: 'Para el boletín' });
    await waitFor(() => expect(location.search).toBe('?content=20'));
  });
});
