import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { screensAtRest } from '@/testing/rest';
import { anyAnalysis, anyCompany, anyProduct, marketingOnServer } from '../testing/marketing-on-server';
import { ProductsScreen } from './products-screen';

const open = (search = '') =>
  renderAt(<ProductsScreen company={anyCompany()} onEditCompany={() => undefined} />, {
    path: `/comercia/7/product${search}`,
    language: 'es',
  });

const panel = async () => within(await screen.findByRole('article'));

describe('the products of a company', () => {
  test('are listed with their price and score; the first one is open', async () => {
    marketingOnServer({
      products: [anyProduct(), anyProduct({ id: 4, name: 'Bollo', score: 72, isReady: true })],
    });
    await open();
    const list = within(await screen.findByRole('region', { name: 'Productos de Panadería Espiga' }));
    const [first, second] = list.getAllByRole('link');
    expect(first).toHaveTextContent(
      'Hogaza de masa madrePan · 5,80 €Aún no está listo20 de 10020 de 100, Aún no está listo',
    );
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(second).toHaveTextContent('72 de 100, Listo');
    expect(second).toHaveAttribute('href', '/comercia/7/product?product=4');
    expect((await panel()).getByRole('heading', { level: 2, name: 'Hogaza de masa madre' })).toBeVisible();
  });

  test('that are many can be searched and sorted', async () => {
    marketingOnServer({ products: [anyProduct()] });
    const { user } = await renderAt(
      <ProductsScreen company={anyCompany({ productCount: 9 })} onEditCompany={() => undefined} />,
      {
        path: '/comercia/7/product',
        language: 'es',
      },
    );
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar productos' }), 'hogaza');
    await user.selectOptions(screen.getByLabelText('Orden'), 'Menos puntos');
    await expect
      .poll(() => fakeApi.callsTo(marketingProductsApi.list).at(-1)?.search.toString())
      .toBe('company=7&q=hogaza&sort=score');
  });

  test('that are none say how to begin', async () => {
    marketingOnServer();
    const { user } = await open();
    expect(await screen.findByText('Aún no hay productos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pegar o importar' })).toHaveAttribute(
      'href',
      '/comercia/7/product?import=new',
    );
    await user.click(screen.getByRole('button', { name: 'Añadir el primer producto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo producto' }));
    await user.type(await dialog.findByLabelText('Nombre'), 'Hogaza');
    fakeApi.answer(marketingProductsApi.create, { ...anyProduct(), act: 'a-1' });
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    // The brief follows with its first question.
    await expect.poll(() => location.search).toBe('?product=3&ask=thing');
    expect(fakeApi.callsTo(marketingProductsApi.create)[0]?.body).toEqual({
      marketingCompanyId: 7,
      name: 'Hogaza',
      language: 'es',
    });
  });
});

describe('the score', () => {
  test('says what is missing and what would help most, and is explained point by point', async () => {
    marketingOnServer({ products: [anyProduct()] });
    const { user } = await open();
    expect(await (await panel()).findByText('Aún no está listo')).toBeVisible();
    const shown = within(await screen.findByRole('region', { name: 'Cuánto nos has contado' }));
    expect(shown.getByText('Para estar listo necesita dos respuestas más.')).toBeVisible();
    expect(shown.getByRole('row', { name: 'Qué es 0 de 5' })).toBeInTheDocument();
    expect(shown.getByRole('row', { name: 'En total 20 de 100' })).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: /^¿Qué te dicen tus clientes\?/ }));
    expect(screen.getByRole('textbox', { name: '¿Qué te dicen tus clientes?' })).toHaveFocus();
    expect(location.search).toBe('?ask=voice');
  });

  test('of a thin product says so, and leads on', async () => {
    marketingOnServer({
      products: [anyProduct({ isReady: true })],
      analysis: anyAnalysis({ isReady: true, isThin: true, score: 45, lacks: [] }),
    });
    await open();
    const shown = await panel();
    expect(await shown.findByText('Listo, pero con poco que contar')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Escribir tres campañas' })).toHaveAttribute(
      'href',
      '/comercia/7/campaigns?product=3',
    );
  });
});

test('a price before waits for its confirmation', async () => {
  marketingOnServer({
    products: [anyProduct({ comparePriceMinor: 720 })],
    analysis: anyAnalysis({ asksComparePrice: true }),
  });
  const { user } = await open();
  const shown = await panel();
  expect(
    await shown.findByText('¿Fue 7,20 € el precio más bajo de los treinta días anteriores a la rebaja?'),
  ).toBeVisible();
  const confirmed = {
    ...anyProduct({ comparePriceMinor: 720, comparePriceConfirmedAt: '2026-11-23T10:00:00.000Z' }),
    version: 5,
    act: 'a-1',
  };
  fakeApi.answer(marketingProductsApi.confirmComparePrice, confirmed);
  fakeApi.answer(marketingProductsApi.read, confirmed);
  await user.click(shown.getByRole('button', { name: 'Sí, fue el más bajo' }));
  expect(await shown.findByText(/Confirmado por ti el 23 nov 2026/)).toBeVisible();
});

test('what says nothing is told with its reason, and a hidden price too', async () => {
  const leftOut = [{ text: 'lorem ipsum', why: 'placeholder' as const }];
  marketingOnServer({
    products: [anyProduct({ priceBasis: 'excl' })],
    analysis: anyAnalysis({ leftOut, hidesPrice: true }),
  });
  await open();
  const shown = await panel();
  expect(await shown.findByText('1 texto aún no dice nada')).toBeVisible();
  expect(shown.getByText('texto de relleno')).toBeInTheDocument();
  expect(shown.getByText(/Las campañas para particulares no muestran este precio/)).toBeVisible();
});

/** Chooses what is done with the open product. */
async function act(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Acciones para Hogaza de masa madre' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

test('a pasted text waits as proposals', async () => {
  marketingOnServer({ products: [anyProduct()] });
  fakeApi.answer(marketingProductsApi.addText, { ...anyProduct(), act: 'a-1' });
  const { user } = await open();
  await act(user, 'Añadir desde un texto');
  const dialog = within(await screen.findByRole('dialog', { name: 'Añadir desde un texto' }));
  await user.type(dialog.getByLabelText('Texto'), 'Fermenta 24 horas en frío.');
  await user.click(dialog.getByRole('button', { name: 'Leer el texto' }));
  expect(await screen.findByText('Texto leído: sus frases esperan un sitio')).toBeVisible();
});

test('what a shop or file says of a product stays within reach', async () => {
  marketingOnServer({ products: [anyProduct({ characteristics: 'Pieza de 900 g' })] });
  fakeApi.answer(marketingProductsApi.update, { ...anyProduct(), act: 'a-1' });
  const { user } = await open();
  await act(user, 'Editar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar producto' }));
  await user.click(await dialog.findByText('Más: como lo tiene tu tienda o tu archivo'));
  await user.type(dialog.getByLabelText('Características'), '{Enter}Corteza gruesa');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await expect
    .poll(() => fakeApi.callsTo(marketingProductsApi.update)[0]?.body)
    .toMatchObject({ characteristics: 'Pieza de 900 g\nCorteza gruesa', version: 4 });
});

test('a product is deleted at once and comes back by the notice', async () => {
  const held = marketingOnServer({ products: [anyProduct()] });
  fakeApi.answer(marketingProductsApi.remove, () => {
    held.products = [];
    return { act: 'a-9', count: 1 };
  });
  const { user } = await open('?product=3');
  await act(user, 'Eliminar');
  expect(await screen.findByText('Aún no hay productos')).toBeVisible();
  held.products = [anyProduct()];
  await screensAtRest();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Hogaza de masa madre' })).toBeVisible();
});
