import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import type { Fact } from '@shared/marketing/products/fact';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { briefOnServer } from '../../testing/brief-on-server';
import { anyAnalysis, anyCompany, anyFact } from '../../testing/marketing-on-server';
import { ProductPanel } from '../product-panel';

const proposed = (changes: Partial<Fact>) =>
  anyFact({ state: 'proposed', form: undefined, source: { from: 'csv', quote: 'fila 3' }, ...changes });

async function open(facts: Fact[], analysis = anyAnalysis()) {
  const server = briefOnServer({ facts: [anyFact(), ...facts] }, { analysis });
  const { user } = await renderAt(<ProductPanel id={3} company={anyCompany()} />, {
    path: '/comercia/7/product?product=3',
    language: 'es',
  });
  await screen.findByRole('heading', { name: 'Características' });
  return { user, server };
}
const moves = () => fakeApi.callsTo(marketingProductsApi.changeFact).map(({ body }) => body);
const cards = () => within(screen.getByRole('region', { name: /Esperan un sitio/ }));

test('a proposal goes to its place by one click, with its source, and stands there as an answer', async () => {
  const { user } = await open([
    proposed({ id: 'f2', place: 'includes', text: 'bolsa de papel' }),
    proposed({ id: 'f3', place: 'loose', state: 'accepted', suggests: 'proof', text: 'Premio 2024' }),
  ]);
  expect(cards().getAllByText('De: el archivo, «fila 3»')).toHaveLength(2);
  await user.click(cards().getByRole('button', { name: 'Mover «bolsa de papel» a: qué incluye' }));
  await expect.poll(moves).toEqual([{ fact: 'f2', place: 'includes', state: 'accepted', version: 4 }]);
  const includes = await screen.findByRole('textbox', { name: '¿Qué incluye?' });
  expect(includes).toHaveValue('bolsa de papel');
  await user.click(includes);
  expect(screen.getByText('Incluye: bolsa de papel.')).toBeVisible();
  expect(await screen.findByText('Puesto en su sitio')).toBeVisible();
});

test('a proposal goes to another place by its menu, and brings its article', async () => {
  const { user } = await open([proposed({ id: 'f2', place: 'includes', text: 'Un pan de centeno' })]);
  await user.click(cards().getByRole('button', { name: 'Más para: Un pan de centeno' }));
  await user.click(screen.getByRole('menuitem', { name: 'Mover a: qué es' }));
  await expect.poll(moves).toEqual([
    {
      fact: 'f2',
      place: 'kind',
      text: 'pan de centeno',
      form: { article: 'un' },
      state: 'accepted',
      version: 4,
    },
  ]);
  const kind = await screen.findByRole('textbox', { name: '¿Qué es?' });
  expect(kind).toHaveValue('pan de centeno');
  await user.click(kind);
  expect(screen.getByText('La hogaza de masa madre es un pan de centeno.')).toBeVisible();
});

test('a proposed question is shown with its answer', async () => {
  await open([proposed({ id: 'f2', place: 'doubt', text: '¿Aguanta?', answer: 'Cuatro días' })]);
  expect(cards().getByText('¿Aguanta? Cuatro días')).toBeVisible();
});

test('keys move a card to its place, keep it, take it away, and go on to the next', async () => {
  const { user } = await open([
    proposed({ id: 'f2', place: 'includes', text: 'bolsa de papel' }),
    proposed({ id: 'f3', place: 'proof', text: 'Premio 2024' }),
    proposed({ id: 'f4', place: 'how', text: 'amasamos de noche' }),
  ]);
  cards().getByRole('listitem', { name: 'bolsa de papel' }).focus();
  await user.keyboard('{Enter}');
  await expect.poll(moves).toHaveLength(1);
  await expect.poll(() => cards().getByRole('listitem', { name: 'Premio 2024' })).toHaveFocus();
  await user.keyboard('c');
  await expect.poll(() => moves()[1]).toMatchObject({ fact: 'f3', place: 'loose', version: 5 });
});

test('loose texts stay listed as features, and may be added', async () => {
  const { user } = await open([
    proposed({ id: 'f2', place: 'loose', state: 'accepted', text: 'Corteza gruesa' }),
  ]);
  const features = within(screen.getByRole('region', { name: 'Características' }));
  expect(features.getByText('Corteza gruesa')).toBeVisible();
  expect(screen.queryByText('Esperan un sitio')).not.toBeInTheDocument();
  await user.click(features.getByRole('button', { name: 'Añadir una característica' }));
  await user.type(features.getByRole('textbox', { name: 'Característica' }), 'Miga húmeda');
  await user.click(features.getByRole('button', { name: 'Hecho' }));
  await expect
    .poll(() => fakeApi.callsTo(marketingProductsApi.addFact)[0]?.body)
    .toMatchObject({ place: 'loose', text: 'Miga húmeda' });
  expect(await features.findByText('Miga húmeda')).toBeVisible();
});

test('a contradiction shows both facts, the way to each, and may be waved through', async () => {
  const contradictions = [{ facts: 'f2:f3', one: '30 minutos', other: 'una hora' }];
  const { user } = await open(
    [
      anyFact({ id: 'f2', place: 'how', text: 'en 30 minutos está', form: undefined }),
      anyFact({ id: 'f3', place: 'proof', text: 'Tardamos una hora', form: undefined }),
    ],
    anyAnalysis({ contradictions }),
  );
  expect(screen.getByText('«30 minutos» y «una hora» no cuadran')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar: en 30 minutos está' }));
  expect(await screen.findByRole('textbox', { name: '¿Cómo funciona? (2)' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Las dos son correctas' }));
  await expect
    .poll(() => fakeApi.callsTo(marketingProductsApi.waive)[0]?.body)
    .toEqual({ facts: 'f2:f3', version: 4 });
});
