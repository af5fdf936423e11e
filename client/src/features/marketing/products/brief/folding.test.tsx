import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { briefOnServer } from '../../testing/brief-on-server';
import { anyCompany, anyFact } from '../../testing/marketing-on-server';
import { ProductsScreen } from '../products-screen';

afterEach(() => vi.unstubAllGlobals());

const who = { id: 'w1', place: 'who', text: 'quiere pan', form: undefined } as const;

/** Opens the step on a wide screen, where what is missing stands beside the questions. */
async function open() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width >= 64rem)',
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  const { user } = await renderAt(<ProductsScreen company={anyCompany()} onEditCompany={() => undefined} />, {
    path: '/comercia/7/product?product=3',
    language: 'es',
  });
  const of = (name: RegExp) => within(screen.getByRole('region', { name }));
  await screen.findByRole('region', { name: /Para quién es/ });
  return { user, of };
}
const whom = '¿Para quién es?';

test('an answered question takes one line with its answer, and opens where it is pressed', async () => {
  briefOnServer({ facts: [anyFact(), anyFact(who)] });
  const { user, of } = await open();
  const answered = of(/Para quién es/);
  expect(answered.getByText('Es para quien quiere pan.')).toBeVisible();
  expect(answered.getByRole('textbox')).not.toBeVisible();
  // What waits for an answer is open.
  expect(of(/¿Qué es\?/).getByRole('textbox')).toBeVisible();
  await user.click(answered.getByRole('heading', { name: whom }));
  await expect.poll(() => answered.getByRole('textbox')).toBeVisible();
  expect(answered.getByRole('textbox')).toHaveValue('quiere pan');
  expect(answered.queryByText('Es para quien quiere pan.')).not.toBeInTheDocument();
});

test('an answer that wants something of its author is not folded away', async () => {
  const asking = anyFact({ id: 'v1', place: 'voice', text: 'aguanta', form: { asks: 'question' } });
  briefOnServer({ facts: [anyFact(), asking] });
  const { of } = await open();
  expect(of(/te dicen tus clientes/).getByRole('textbox', { name: /tus clientes/ })).toBeVisible();
});

test('what was typed stays while its question is folded, and what is not saved opens it again', async () => {
  briefOnServer({ facts: [anyFact(), anyFact(who)] });
  fakeApi.refuse(marketingProductsApi.changeFact, 400, {
    message: 'Revisa',
    fields: { text: 'Esto todavía no dice nada del producto' },
  });
  const { user, of } = await open();
  const answered = of(/Para quién es/);
  const heading = answered.getByRole('heading', { name: whom });
  await user.click(heading);
  await expect.poll(() => answered.getByRole('textbox')).toBeVisible();
  await user.type(answered.getByRole('textbox'), ' asdf');
  await user.click(heading);
  expect(await answered.findByText('Esto todavía no dice nada del producto')).toBeInTheDocument();
  await expect.poll(() => answered.getByRole('textbox')).toBeVisible();
  expect(answered.getByRole('textbox')).toHaveValue('quiere pan asdf');
});

test('beside the questions stands what is missing, with the way to each', async () => {
  briefOnServer({ facts: [anyFact(), anyFact({ ...who, place: 'voice' }), anyFact(who)] });
  const { user, of } = await open();
  const missing = within(await screen.findByRole('navigation', { name: 'Lo que falta' }));
  expect(missing.getByRole('link', { name: 'Cuéntanos cómo es 3 de 8' })).toHaveAttribute(
    'href',
    '#brief-first',
  );
  expect(missing.queryByRole('button', { name: whom })).not.toBeInTheDocument();
  // A question with an answer stands here as long as another one would bring points.
  const voice = missing.getByRole('button', { name: '¿Qué te dicen tus clientes?' });
  const field = () => of(/te dicen tus clientes/).getByRole('textbox', { name: /tus clientes/ });
  expect(field()).not.toBeVisible();
  await user.click(voice);
  expect(field()).toHaveFocus();
  await expect.poll(field).toBeVisible();
  await user.click(of(/te dicen tus clientes/).getByRole('heading'));
  await expect.poll(field).not.toBeVisible();
  await user.click(voice);
  expect(field()).toHaveFocus();
});
