import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import type { Fact } from '@shared/marketing/products/fact';
import type { Product } from '../reads';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import {
  anyAnalysis,
  anyCompany,
  anyFact,
  anyProduct,
  marketingOnServer,
} from '../testing/marketing-on-server';
import { ProductPanel } from './product-panel';

const saved = (changes: Partial<Product> = {}) => ({ ...anyProduct({ version: 5, ...changes }), act: 'a-1' });

async function open(facts: Fact[], changes: Partial<Product> = {}, analysis = anyAnalysis()) {
  marketingOnServer({ products: [anyProduct({ facts, ...changes })], analysis });
  const { user } = await renderAt(
    <ProductPanel id={3} company={anyCompany()} onEditCompany={() => undefined} />,
    {
      path: '/comercia/7/product?product=3',
      language: 'es',
    },
  );
  const shown = within(await screen.findByRole('article'));
  await shown.findByRole('heading', { name: 'Datos' });
  return { user, shown };
}

test('facts stand by kind, each with where it was read', async () => {
  const { shown } = await open([
    anyFact(),
    anyFact({
      id: 'f2',
      kind: 'offer',
      text: 'Reserva antes de las 20:00',
      source: { from: 'csv', quote: 'reserva' },
    }),
  ]);
  const features = within(shown.getByRole('region', { name: 'Características' }));
  expect(features.getByText('De: formulario, «fermenta 24 horas en frío»')).toBeVisible();
  expect(
    within(shown.getByRole('region', { name: 'Oferta' })).getByText('De: archivo, «reserva»'),
  ).toBeVisible();
});

test('a fact is edited in place with the version that was read', async () => {
  const { user, shown } = await open([anyFact()]);
  fakeApi.answer(marketingProductsApi.changeFact, saved());
  await user.click(shown.getByRole('button', { name: 'Editar: Fermenta 24 horas en frío' }));
  const field = shown.getByLabelText('Dato');
  await user.clear(field);
  await user.type(field, 'Fermenta 36 horas');
  await user.selectOptions(shown.getByLabelText('Tipo'), 'Ventaja');
  await user.click(shown.getByRole('button', { name: 'Guardar' }));
  await expect
    .poll(() => fakeApi.callsTo(marketingProductsApi.changeFact)[0]?.body)
    .toMatchObject({ fact: 'f1', text: 'Fermenta 36 horas', kind: 'advantage', version: 4 });
});

test('a fact is written, and a refused one stays with the reason', async () => {
  const { user, shown } = await open([]);
  fakeApi.refuse(marketingProductsApi.addFact, 400, { fields: { text: 'El producto ya tiene este dato' } });
  await user.click(shown.getByRole('button', { name: 'Escribir un dato' }));
  await user.type(shown.getByLabelText('Dato'), 'Pieza de 900 g');
  await user.click(shown.getByRole('button', { name: 'Añadir' }));
  expect(await shown.findByText('El producto ya tiene este dato')).toBeVisible();
  expect(shown.getByLabelText('Dato')).toHaveValue('Pieza de 900 g');
});

test('a fact in another language asks for its translation', async () => {
  const { user, shown } = await open(
    [anyFact({ text: 'Ferments for 24 hours', language: 'en' })],
    {},
    anyAnalysis({ untranslated: ['f1'] }),
  );
  expect(await shown.findByText(/Está en inglés\. Las campañas lo dejan fuera/)).toBeVisible();
  fakeApi.answer(marketingProductsApi.changeFact, saved());
  await user.type(shown.getByLabelText('Lo mismo en español'), 'Fermenta 24 horas{Enter}');
  await expect
    .poll(() => fakeApi.callsTo(marketingProductsApi.changeFact)[0]?.body)
    .toEqual({ fact: 'f1', translation: 'Fermenta 24 horas', version: 4 });
});

test('a fact that speaks to usted where campaigns say tú is said otherwise, as proposed', async () => {
  const wrong = { id: 'f1', words: 'su hogar', texts: 'informal', instead: 'Limpieza de tu hogar' } as const;
  const { user, shown } = await open(
    [anyFact({ text: 'Limpieza de su hogar' })],
    {},
    anyAnalysis({ addressed: [wrong] }),
  );
  expect(await shown.findByText(/con «su hogar», y las campañas le hablan de tú/)).toBeVisible();
  fakeApi.answer(marketingProductsApi.changeFact, saved());
  expect(shown.getByLabelText('Dilo así')).toHaveValue('Limpieza de tu hogar');
  await user.click(shown.getByRole('button', { name: 'Guardar' }));
  await expect
    .poll(() => fakeApi.callsTo(marketingProductsApi.changeFact)[0]?.body)
    .toEqual({ fact: 'f1', text: 'Limpieza de tu hogar', version: 4 });
});

test('a fact is deleted, and the notice takes it back', async () => {
  const { user, shown } = await open([anyFact()]);
  fakeApi.answer(marketingProductsApi.removeFact, saved({ facts: [] }));
  await user.click(shown.getByRole('button', { name: 'Eliminar: Fermenta 24 horas en frío' }));
  expect(await screen.findByText('Dato eliminado')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
});

test('a price before waits for its confirmation', async () => {
  const { user, shown } = await open([], { comparePriceMinor: 720 }, anyAnalysis({ asksComparePrice: true }));
  expect(
    shown.getByText('¿Fue 7,20 € el precio más bajo de los treinta días anteriores a la rebaja?'),
  ).toBeVisible();
  const confirmed = saved({ comparePriceMinor: 720, comparePriceConfirmedAt: '2026-11-23T10:00:00.000Z' });
  fakeApi.answer(marketingProductsApi.confirmComparePrice, confirmed);
  fakeApi.answer(marketingProductsApi.read, confirmed);
  await user.click(shown.getByRole('button', { name: 'Sí, fue el más bajo' }));
  expect(await shown.findByText(/Confirmado por ti el 23 nov 2026/)).toBeVisible();
  expect(fakeApi.callsTo(marketingProductsApi.confirmComparePrice)[0]?.body).toEqual({
    ...{ confirmed: true, version: 4 },
  });
});

test('what is no fact is told with its reason, and a hidden price too', async () => {
  const leftOut = [{ text: 'lorem ipsum', why: 'placeholder' as const }];
  const { shown } = await open([], { priceBasis: 'excl' }, anyAnalysis({ leftOut, hidesPrice: true }));
  expect(await shown.findByText('1 texto no cuenta como dato')).toBeVisible();
  expect(shown.getByText('texto de relleno')).toBeInTheDocument();
  expect(shown.getByText(/Las campañas para particulares no muestran este precio/)).toBeVisible();
});
