import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { marketingActs } from '@shared/marketing/acts/endpoints';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { screensAtRest } from '@/testing/rest';
import {
  anyAnalysis,
  anyCompany,
  anyFact,
  anyProduct,
  marketingOnServer,
} from '../testing/marketing-on-server';
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
    expect(first).toHaveTextContent('Hogaza de masa madrePan · 5,80 €4848 de 100, Aún no está listo');
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
    expect(screen.getByRole('link', { name: 'Importar CSV' })).toHaveAttribute(
      'href',
      '/comercia/7/product?import=new',
    );
    await user.click(screen.getByRole('button', { name: 'Añadir el primer producto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo producto' }));
    await user.type(await dialog.findByLabelText('Nombre'), 'Hogaza');
    await user.click(dialog.getByRole('tab', { name: 'Pegar un texto' }));
    await user.type(dialog.getByLabelText('Texto'), 'Fermenta 24 horas en frío.');
    await user.type(dialog.getByLabelText('Precio'), '5,80 €');
    fakeApi.answer(marketingProductsApi.create, { ...anyProduct(), act: 'a-1' });
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    await expect.poll(() => location.search).toBe('?product=3');
    const sent = fakeApi.callsTo(marketingProductsApi.create)[0]?.body;
    expect(sent).toMatchObject({
      ...{ marketingCompanyId: 7, name: 'Hogaza', text: 'Fermenta 24 horas en frío.', price: '5,80 €' },
    });
    // The server reads both from the price.
    expect(sent).not.toHaveProperty('currency');
    expect(sent).not.toHaveProperty('priceBasis');
  });
});

describe('the score', () => {
  test('says what is missing, and is explained point by point', async () => {
    marketingOnServer({ products: [anyProduct()] });
    await open();
    const shown = await panel();
    expect(await shown.findByText('Aún no está listo')).toBeVisible();
    expect(
      shown.getByText('Para estar listo necesita 60 puntos, al menos tres datos y una ventaja.'),
    ).toBeVisible();
    expect(shown.getByRole('row', { name: 'Características, 8 cada una 8 de 24' })).toBeInTheDocument();
    expect(shown.getByRole('row', { name: 'En total 48 de 100' })).toBeInTheDocument();
  });

  test('of a thin product says which fact would help most', async () => {
    marketingOnServer({
      products: [anyProduct({ isReady: true })],
      analysis: anyAnalysis({ isReady: true, isThin: true, score: 64, lacks: [] }),
    });
    await open();
    const shown = await panel();
    expect(await shown.findByText('Listo, pero con poco que contar')).toBeVisible();
    expect(shown.getByText(/Lo que más ayudaría: ¿Qué consigue quien lo compra\?/)).toBeVisible();
  });
});

describe('a question', () => {
  test('is answered in place; the answer becomes a fact and can be taken back', async () => {
    const held = marketingOnServer({ products: [anyProduct()] });
    fakeApi.answer(marketingProductsApi.answer, ({ body }) => {
      const fact = anyFact({
        id: 'f2',
        kind: 'advantage',
        text: body.text,
        source: { from: 'answer', quote: '' },
      });
      held.products = [anyProduct({ facts: [anyFact(), fact] })];
      return { ...held.products[0]!, act: 'a-1' };
    });
    const { user } = await open();
    const shown = await panel();
    const [first] = await shown.findAllByRole('button', { name: 'Responder' });
    await user.click(first!);
    expect(shown.getByText('Escribe una respuesta')).toBeVisible();
    const field = shown.getByRole('textbox', { name: '¿Qué consigue quien lo compra?' });
    await user.type(field, 'Aguanta tierna cuatro días{Enter}');
    expect(await shown.findByText('Aguanta tierna cuatro días')).toBeVisible();
    expect(shown.getByText('De: tu respuesta')).toBeVisible();
    expect(fakeApi.callsTo(marketingProductsApi.answer)[0]?.body).toEqual({
      ...{ question: 'advantages', text: 'Aguanta tierna cuatro días' },
    });
    await screensAtRest();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await expect.poll(() => fakeApi.callsTo(marketingActs.undo)).toHaveLength(1);
  });

  test('keeps a refused answer, with the reason beside it', async () => {
    marketingOnServer({ products: [anyProduct()] });
    const fields = { text: 'Esto todavía no dice nada del producto' };
    fakeApi.refuse(marketingProductsApi.answer, 400, { message: 'Revisa', fields });
    const { user } = await open();
    const shown = await panel();
    await user.click(await shown.findByRole('button', { name: 'Responder: ¿De qué está hecho?' }));
    const field = shown.getByRole('textbox', { name: '¿De qué está hecho?' });
    await user.type(field, 'asdf{Enter}');
    expect(await shown.findByText(fields.text)).toBeVisible();
    expect(field).toHaveValue('asdf');
    expect(field).toHaveAccessibleDescription(fields.text);
  });
});

test('a product is deleted at once and comes back by the notice', async () => {
  const held = marketingOnServer({ products: [anyProduct()] });
  fakeApi.answer(marketingProductsApi.remove, () => {
    held.products = [];
    return { act: 'a-9', count: 1 };
  });
  const { user } = await open('?product=3');
  await user.click(await screen.findByRole('button', { name: 'Eliminar Hogaza de masa madre' }));
  expect(await screen.findByText('Aún no hay productos')).toBeVisible();
  held.products = [anyProduct()];
  await screensAtRest();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Hogaza de masa madre' })).toBeVisible();
});
