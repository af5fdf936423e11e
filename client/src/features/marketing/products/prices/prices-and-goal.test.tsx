import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import type { Product } from '../../reads';
import { briefOnServer } from '../../testing/brief-on-server';
import { anyCompany } from '../../testing/marketing-on-server';
import { ProductPanel } from '../product-panel';

async function open(changes: Partial<Product> = {}) {
  briefOnServer(changes);
  const { user } = await renderAt(<ProductPanel id={3} company={anyCompany()} />, {
    path: '/comercia/7/product?product=3',
    language: 'es',
  });
  const prices = within(await screen.findByRole('region', { name: /¿Cuánto cuesta\?/ }));
  await user.click(prices.getByRole('heading'));
  await expect.poll(() => prices.getByLabelText('Importe (EUR)')).toBeVisible();
  const goal = within(screen.getByRole('region', { name: /haga quien lea/ }));
  return { user, prices, goal };
}
const sent = () => fakeApi.callsTo(marketingProductsApi.update).map(({ body }) => body);

test('several prices are told with their labels, and save themselves', async () => {
  const { user, prices } = await open();
  // What stands in the fields is not said again before somebody answers.
  expect(prices.queryByText('5,80 €, IVA incluido')).not.toBeInTheDocument();
  await user.type(prices.getByLabelText('Por'), 'unidad');
  await user.click(prices.getByRole('button', { name: 'Añadir un precio' }));
  const second = within(prices.getByRole('group', { name: 'Precio 2' }));
  await user.type(second.getByLabelText('Importe (EUR)'), '16');
  await user.type(second.getByLabelText('Para qué es'), 'lote de tres');
  await user.click(second.getByRole('checkbox', { name: 'Desde este importe' }));
  expect(prices.getByText('5,80 € por unidad, IVA incluido; lote de tres, desde 16 €')).toBeVisible();
  await user.click(screen.getByRole('heading', { level: 2 }));
  await expect
    .poll(() => sent().at(-1))
    .toMatchObject({
      prices: [
        { amount: 580, per: 'unidad', tax: 'incl' },
        { amount: 1600, label: 'lote de tres', from: true },
      ],
      currency: 'EUR',
    });
});

test('a price that is on request has no list, which comes back with it', async () => {
  const { user, prices } = await open();
  await user.click(prices.getByRole('checkbox', { name: 'El precio es a consultar' }));
  await expect.poll(() => sent()[0]).toEqual({ priceBasis: 'request', version: 4 });
  expect(prices.queryByLabelText('Importe (EUR)')).not.toBeInTheDocument();
  expect(prices.getByText('Precio a consultar.')).toBeVisible();
  await expect.poll(() => prices.queryByText('Guardado')).toBeVisible();
  await user.click(prices.getByRole('checkbox', { name: 'El precio es a consultar' }));
  await expect.poll(() => sent()[1]).toMatchObject({ prices: [{ amount: 580, tax: 'incl' }] });
});

test('a goal has a link and a place, and shows its button', async () => {
  const { user, goal } = await open();
  await user.click(goal.getByRole('radio', { name: 'Reservar' }));
  expect(goal.getByText(/Di adónde lleva/)).toBeVisible();
  await user.type(goal.getByLabelText('Enlace'), 'espiga.es/reserva');
  await user.type(goal.getByLabelText('O un lugar'), 'en la tienda');
  await user.type(goal.getByLabelText('Texto del botón'), 'Reserva tu hogaza');
  await user.tab();
  await user.tab();
  await expect
    .poll(() => sent().at(-1))
    .toMatchObject({
      goal: { goal: 'book', link: 'espiga.es/reserva', place: 'en la tienda', label: 'Reserva tu hogaza' },
    });
  expect(goal.getByText('Reserva tu hogaza')).toBeVisible();
});
