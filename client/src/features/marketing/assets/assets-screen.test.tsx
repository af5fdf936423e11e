import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { marketingActs } from '@shared/marketing/acts/endpoints';
import { marketingAssetsApi as api } from '@shared/marketing/assets/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany } from '../testing/marketing-on-server';
import { aPicture, aSet, picturesOnServer as onServer, whole } from '../testing/pictures-on-server';
import { AssetsScreen } from './assets-screen';
import type { PictureSet } from './reads';

const open = (search = '') =>
  renderAt(<AssetsScreen company={anyCompany()} onEditCompany={() => undefined} />, {
    path: `/comercia/7/assets${search}`,
    language: 'es',
  });

const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the pictures of a company', () => {
  test('need an approved campaign, and lead there', async () => {
    onServer(whole(), []);
    await open();
    expect(await screen.findByText('Antes tiene que haber una campaña aprobada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aprobar una campaña' })).toHaveAttribute(
      'href',
      '/comercia/7/campaigns',
    );
  });

  test('take a headline that a person types', async () => {
    onServer(whole());
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('Titular'), 'Otro titular…');
    await user.type(screen.getByLabelText('Tu titular'), 'Pan de verdad{Enter}');
    await expect
      .poll(() => fakeApi.callsTo(api.preview).at(-1)?.search.get('headline'))
      .toBe('Pan de verdad');
  });

  test('are seen in every size in which they were made', async () => {
    const pictures = [aPicture(), aPicture({ id: 22, size: '1080x1920' })];
    onServer(whole({ set: aSet(), pictures }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Todos los tamaños de Titular grande' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Todos los tamaños de Titular grande' }));
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('download'))).toEqual([
      '1080x1080-statement.png',
      '1080x1920-statement.png',
    ]);
  });

  test('are shown as they would be before they are made, in each layout', async () => {
    onServer(whole());
    const { user } = await open();
    expect(
      await screen.findByRole('img', {
        name: 'Vista previa del diseño Titular grande, con «¿Otra vez pan duro?» el primero',
      }),
    ).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    await user.selectOptions(screen.getByLabelText('Titular'), 'Son 900 g por 5,80 €');
    await user.click(
      within(screen.getByRole('group', { name: 'Tamaño' })).getByRole('button', { name: 'X' }),
    );
    await expect
      .poll(() => fakeApi.callsTo(api.preview).at(-1)?.search.toString())
      .toBe('size=1200x675&layout=ticket&headline=Son+900+g+por+5%2C80+%E2%82%AC&photo=none');
    expect(location.search).toBe('?headline=Son+900+g+por+5%2C80+%E2%82%AC&size=1200x675');
  });

  test('say why a layout does not suit', async () => {
    onServer(whole());
    fakeApi.refuse(api.preview, 409, { message: 'Ningún dato tiene un número y no hay precio' });
    await open();
    const figure = await card('Cifra grande, 1080x1080');
    expect(await figure.findByText('Ningún dato tiene un número y no hay precio')).toBeVisible();
    expect(figure.getByText('No se ha creado')).toBeVisible();
    expect(figure.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  test('without a logo or colours lead to the company', async () => {
    onServer(whole({ hasLogo: false, hasColours: false }));
    await open();
    expect(await screen.findByRole('button', { name: 'Añade tu logotipo y tus colores' })).toBeVisible();
  });

  test('are made with progress, and their making can be taken back', async () => {
    const held = onServer(whole());
    const { user } = await open();
    fakeApi.answer(api.create, () => {
      held.data = whole({ set: aSet({ status: 'drawing', done: 6 }) });
      return held.data.set as PictureSet;
    });
    await user.click(await screen.findByRole('button', { name: 'Crear las imágenes' }));
    expect(await screen.findByText('Creando: 6 de 42')).toBeVisible();
    expect(fakeApi.callsTo(api.create)[0]?.body).toEqual({
      campaignId: 11,
      headline: '¿Otra vez pan duro?',
      photoId: null,
    });
    expect(screen.getByRole('button', { name: 'Parar' })).toBeVisible();
    held.data = whole({ set: aSet(), pictures: [aPicture()] });
    expect(await screen.findByText('1 imagen lista')).toBeVisible();
    // The notice comes with an answer, a moment before it can be pressed.
    await waitFor(() => user.click(screen.getByRole('button', { name: 'Deshacer' })));
    await expect.poll(() => fakeApi.callsTo(marketingActs.undo)[0]?.path).toContain('a-9');
  });
});

describe('a picture', () => {
  const left = [{ size: '1080x1080' as const, layout: 'figure' as const, reason: 'El número no cabe' }];

  test('shows its description, and why the others are not there', async () => {
    const contrast = 'Hemos oscurecido tu verde un 6 % para que se lean los textos';
    onServer(whole({ contrast, set: aSet({ left }), pictures: [aPicture()] }));
    await open();
    const statement = await card('Titular grande, 1080x1080');
    expect(statement.getByRole('img', { name: 'Panadería Espiga: «¿Otra vez pan duro?».' })).toHaveAttribute(
      'src',
      '/api/marketing/assets/21/picture',
    );
    expect(statement.getByRole('link', { name: 'Descargar Titular grande' })).toHaveAttribute(
      'download',
      '1080x1080-statement.png',
    );
    expect((await card('Cifra grande, 1080x1080')).getByText('El número no cabe')).toBeVisible();
    expect(screen.getByText(contrast)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar 1 imagen, 1 tamaño' })).toBeVisible();
  });

  test('says what holds for all pictures once, and the rest on the picture that it is about', async () => {
    const [ofAll, ofOne] = ['Los emojis no se dibujan en las imágenes', 'La foto es pequeña'];
    const pictures = [
      aPicture({ notices: [ofAll] }),
      aPicture({ id: 22, layout: 'split', notices: [ofAll, ofOne] }),
    ];
    onServer(whole({ set: aSet(), pictures }));
    await open();
    const split = await card('Imagen y texto, 1080x1080');
    expect(screen.getAllByText(ofAll)).toHaveLength(1);
    expect(split.queryByText(ofAll)).toBeNull();
    expect(split.getByText(ofOne)).toBeVisible();
  });

  test('is described in the person’s own words, which stay when they are refused', async () => {
    const held = onServer(whole({ set: aSet(), pictures: [aPicture()] }));
    const { user } = await open();
    const statement = await card('Titular grande, 1080x1080');
    await user.click(statement.getByRole('button', { name: 'Más acciones de Titular grande' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Editar la descripción' }));
    const field = await statement.findByLabelText('Descripción de la imagen');
    await user.clear(field);
    await user.click(statement.getByRole('button', { name: 'Guardar' }));
    expect(await statement.findByText('Describe lo que muestra la imagen')).toBeVisible();
    await user.type(field, 'Una hogaza abierta');
    fakeApi.answer(api.update, ({ body }) => {
      const changed = aPicture({ alt: body.alt, version: 2 });
      held.data = { ...held.data, pictures: [changed] };
      return { ...changed, act: 'a-10' };
    });
    await user.click(statement.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Descripción guardada')).toBeVisible();
    expect(fakeApi.callsTo(api.update)[0]?.body).toEqual({ alt: 'Una hogaza abierta', version: 1 });
    expect(await statement.findByRole('img', { name: 'Una hogaza abierta' })).toBeVisible();
  });

  test('is deleted at once, and its notice takes it back', async () => {
    const held = onServer(whole({ set: aSet(), pictures: [aPicture()] }));
    const { user } = await open();
    fakeApi.answer(api.remove, () => {
      held.data = whole({ set: aSet() });
      return { act: 'a-11', count: 1 };
    });
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Titular grande' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    expect(await screen.findByText('Imagen eliminada')).toBeVisible();
    expect(await (await card('Titular grande, 1080x1080')).findByText('Vista previa')).toBeVisible();
  });
});
