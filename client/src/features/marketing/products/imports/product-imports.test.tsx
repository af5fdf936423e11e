import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Wire } from '@shared/http/wire';
import type { ImportDetail } from '@shared/imports/import';
import { marketingProductImports } from '@shared/marketing/products/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany } from '../../testing/marketing-on-server';
import { ProductImports } from './product-imports';

const at = '2026-11-22T10:00:00.000Z';
const column = (header: string, sample: string) => ({
  header,
  samples: [sample],
  looks: 'text' as const,
  filled: 1,
  values: null,
  dates: null,
  decimals: null,
});
const field = (name: string, choices: { value: string; label: null }[] | null = null) => ({
  name,
  kind: choices ? ('choice' as const) : ('line' as const),
  several: false,
  own: null,
  choices,
});

/** A file of a shop whose prices say no currency. */
const uploaded: Wire<ImportDetail> = {
  id: 5,
  entity: 'marketingProduct',
  into: 7,
  fileName: 'tienda.csv',
  state: 'uploaded',
  rowCount: 1,
  counts: null,
  act: null,
  createdAt: at,
  updatedAt: at,
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  isRemembered: false,
  warnings: [],
  run: null,
  failure: null,
  undone: null,
  columns: [column('Title', 'Hogaza'), column('Variant Price', '5.80')],
  fields: [
    field('name'),
    field('price'),
    { ...field('currency'), kind: 'currency' },
    field('priceBasis', [{ value: 'incl', label: null }]),
  ],
  sharesIdsWith: null,
  unnamedSystem: 'file OSpTyjGP',
  namedSystems: [],
  recognised: [],
  needs: [],
  questions: [
    { column: null, asks: 'given', field: 'currency', required: true },
    { column: null, asks: 'given', field: 'priceBasis', required: false },
  ],
  mapping: {
    entity: 'marketingProduct',
    system: 'shopify',
    mode: 'both',
    fill: 'overwrite',
    columns: [
      { to: 'field', field: 'name' },
      { to: 'field', field: 'price' },
    ],
  },
};

const open = (openId?: number) =>
  renderAt(<ProductImports company={anyCompany()} openId={openId} />, {
    path: `/comercia/7/product?import=${openId ?? 'new'}`,
    language: 'es',
  });

test('a file of products goes into its company, and its own screen opens', async () => {
  fakeApi.answer(marketingProductImports.list, { rows: [], next: null });
  fakeApi.answer(marketingProductImports.upload, uploaded);
  const { user } = await open();
  expect(await screen.findByText('Todavía no has importado nada.')).toBeVisible();
  expect(fakeApi.callsTo(marketingProductImports.list)[0]?.search.get('into')).toBe('7');
  const file = new File(['Title'], 'tienda.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Elegir un archivo'), file);
  await waitFor(() => expect(location.search).toBe('?import=5'));
  expect(fakeApi.callsTo(marketingProductImports.upload)[0]?.search.get('into')).toBe('7');
});

test('what no column says is asked once for all rows', async () => {
  fakeApi.answer(marketingProductImports.read, uploaded);
  fakeApi.answer(marketingProductImports.rows, { rows: [], next: null });
  const { user } = await open(5);
  const fields = { 'given.currency': 'Elige la moneda del precio' };
  fakeApi.refuse(marketingProductImports.mapping, 400, { message: 'Revisa', fields });
  await user.click(await screen.findByRole('button', { name: 'Revisar las filas' }));
  expect(await screen.findByText(fields['given.currency'])).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Moneda'), 'EUR');
  await user.selectOptions(screen.getByLabelText('Con o sin impuestos'), 'Con impuestos');
  fakeApi.answer(marketingProductImports.mapping, { ...uploaded, state: 'mapped' });
  await user.click(screen.getByRole('button', { name: 'Revisar las filas' }));
  await expect
    .poll(() => fakeApi.callsTo(marketingProductImports.mapping).at(-1)?.body)
    .toMatchObject({ given: { currency: 'EUR', priceBasis: 'incl' } });
});
