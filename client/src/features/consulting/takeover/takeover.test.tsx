import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultingTakeover } from '@shared/consulting/takeover/endpoints';
import type { MadeItems } from '@shared/consulting/takeover/schemas';
import { dismissalsApi } from '@shared/dismissals/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { BusinessOffers } from './business-offers';
import { FurtherItems } from './further-items';

const made: MadeItems = { companyId: 7, isNew: true, products: [], strengths: [] };

const products = [
  { id: 4, name: 'Hogaza' },
  { id: 5, name: 'Pan en casa' },
];

async function offer() {
  const espiga = { id: 9, name: 'Panadería Espiga', sector: 'Alimentación', products };
  fakeApi.answer(consultingTakeover.offers, [espiga]);
  fakeApi.answer(consultingTakeover.take, made);
  const taken: number[] = [];
  const { user } = await renderAt(<BusinessOffers onTaken={(id) => taken.push(id)} />, {
    path: '/empresa/7',
    language: 'es',
  });
  const offers = within(await screen.findByRole('region', { name: 'Esto ya lo has contado en COMERZIA' }));
  expect(offers.getByText('Alimentación · 2 productos')).toBeVisible();
  await user.click(offers.getByRole('button', { name: 'Usar los datos de Panadería Espiga' }));
  return { user, taken };
}

test('a company of COMERZIA is taken over with what only its owner can tell', async () => {
  const { user, taken } = await offer();
  await user.click(screen.getByRole('button', { name: 'Crear la empresa' }));
  expect(await screen.findByRole('combobox', { name: 'Tamaño' })).toBeInvalid();
  expect(fakeApi.callsTo(consultingTakeover.take)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tamaño' }), 'small');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estructura' }), 'simple');
  expect(screen.getByRole('combobox', { name: 'Hogaza' })).toHaveDisplayValue('Producto');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pan en casa' }), 'Servicio');
  await user.click(screen.getByRole('button', { name: 'Crear la empresa' }));
  await expect.poll(() => taken).toEqual([7]);
  expect(fakeApi.callsTo(consultingTakeover.take)[0]?.body).toEqual({
    marketingCompanyId: 9,
    size: 'small',
    structure: 'simple',
    products: [
      { id: 4, type: 'product' },
      { id: 5, type: 'service' },
    ],
  });
});

test('who takes it back on the page of the company stands at the companies again', async () => {
  const { user } = await offer();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tamaño' }), 'small');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estructura' }), 'simple');
  await user.click(screen.getByRole('button', { name: 'Crear la empresa' }));
  fakeApi.answer(consultingTakeover.undo, { kept: 0 });
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Deshecho')).toBeVisible();
  expect(location.pathname).toBe('/consultoria');
});

async function openList(list: 'products' | 'strengths') {
  const strengths = ['Bakers since 1987', 'A recipe of 1920'];
  const held = { dismissed: [] as string[] };
  fakeApi.answer(consultingTakeover.further, { products, strengths });
  fakeApi.answer(dismissalsApi.list, () => held.dismissed);
  fakeApi.answer(dismissalsApi.add, ({ body: { about } }) => (held.dismissed = [...held.dismissed, about]));
  fakeApi.answer(
    dismissalsApi.remove,
    ({ body: { about } }) => (held.dismissed = held.dismissed.filter((each) => each !== about)),
  );
  fakeApi.answer(consultingTakeover.takeFurther, { ...made, isNew: false });
  const { user } = await renderAt(<FurtherItems companyId={7} list={list} />, { language: 'en' });
  return { user };
}

test('of the products that are only in COMERZIA, those that are ticked come with what each is', async () => {
  const { user } = await openList('products');
  await user.click(await screen.findByRole('checkbox', { name: 'Hogaza' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What it is: Pan en casa' }), 'Service');
  await user.click(screen.getByRole('button', { name: 'Add to products' }));
  await waitFor(() =>
    expect(fakeApi.callsTo(consultingTakeover.takeFurther)[0]?.body).toEqual({
      products: [{ id: 5, type: 'service' }],
    }),
  );
});

test('of the proofs in COMERZIA, those that are ticked become strengths', async () => {
  const { user } = await openList('strengths');
  const act = await screen.findByRole('button', { name: 'Add to strengths' });
  await user.click(screen.getByRole('checkbox', { name: 'Bakers since 1987' }));
  await user.click(screen.getByRole('checkbox', { name: 'A recipe of 1920' }));
  expect(act).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'A recipe of 1920' }));
  await user.click(act);
  await waitFor(() =>
    expect(fakeApi.callsTo(consultingTakeover.takeFurther)[0]?.body).toEqual({
      strengths: ['A recipe of 1920'],
    }),
  );
});

test.each(['products', 'strengths'] as const)(
  'the offer of %s is hidden for good, which can be undone',
  async (list) => {
    const { user } = await openList(list);
    await user.click(await screen.findByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  },
);
