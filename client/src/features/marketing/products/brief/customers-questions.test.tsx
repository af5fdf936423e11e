import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { marketingActs } from '@shared/marketing/acts/endpoints';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import type { Fact } from '@shared/marketing/products/fact';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { screensAtRest } from '@/testing/rest';
import { briefOnServer } from '../../testing/brief-on-server';
import { anyCompany, anyFact } from '../../testing/marketing-on-server';
import { ProductPanel } from '../product-panel';

const question = '¿Qué te dicen tus clientes?';
const unanswered = 'Esta pregunta no saldrá en tus textos hasta que tenga respuesta.';
const asking = (changes: Partial<Fact> = {}) =>
  anyFact({ id: 'f2', place: 'voice', text: 'aguanta', form: { asks: 'question' }, ...changes });
const changed = () => fakeApi.callsTo(marketingProductsApi.changeFact).map(({ body }) => body);
const field = (name: string) => screen.getByRole('textbox', { name });
const noField = (name: string) => expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument();

async function open(company = anyCompany(), language: 'en' | 'es' = 'es', search = '') {
  const { user } = await renderAt(<ProductPanel id={3} company={company} />, {
    path: `/comercia/7/product?product=3${search}`,
    language,
  });
  await screen.findByRole('textbox', { name: /¿Qué te dicen|What do customers tell/ });
  return user;
}

test('what customers ask is asked for its answer, and both are shown as they will be read', async () => {
  briefOnServer({ facts: [anyFact()] });
  const user = await open();
  await user.type(field(question), 'aguanta');
  noField('¿Y qué respondéis?');
  await user.click(screen.getByRole('radio', { name: 'una pregunta' }));
  expect(screen.getByText('Nos han preguntado: «')).toBeVisible();
  expect(screen.getByText('¿Y qué respondéis?')).toBeVisible();
  expect(screen.getByText(unanswered)).toBeVisible();
  expect(field('¿Y qué respondéis?')).toHaveAccessibleDescription(new RegExp(unanswered));
  expect(screen.getByText('¿Aguanta?')).toBeVisible();
  await expect.poll(() => fakeApi.callsTo(marketingProductsApi.addFact)).toHaveLength(1);

  await user.type(field('¿Y qué respondéis?'), 'cuatro días en su bolsa{Enter}');
  expect(screen.getByText('¿Aguanta? Cuatro días en su bolsa.')).toBeVisible();
  expect(screen.queryByText(unanswered)).not.toBeInTheDocument();
  await expect
    .poll(() => changed().at(-1))
    .toMatchObject({ text: 'aguanta', answer: 'cuatro días en su bolsa', form: { asks: 'question' } });
});

test('a text that ends as a question is one, in the words of one person', async () => {
  briefOnServer({ language: 'en', facts: [] });
  const user = await open(anyCompany({ speaker: 'I' }), 'en');
  await user.type(field('What do customers tell you?'), 'does it keep?');
  expect(screen.getByRole('radio', { name: 'a question' })).toBeChecked();
  expect(screen.getByText('Your texts leave this question out until it has an answer.')).toBeVisible();
  const voice = within(screen.getByRole('region', { name: 'What do customers tell you?' }));
  expect(voice.getByText('I answer:')).toBeVisible();
  await user.type(field('And what do you answer?'), 'four days');
  expect(screen.getByText('Does it keep? Four days.')).toBeVisible();
});

test('one person is asked as one', async () => {
  briefOnServer({ facts: [anyFact(), asking()] });
  await open(anyCompany({ speaker: 'I' }));
  expect(field('¿Y qué respondes?')).toBeVisible();
  const voice = within(screen.getByRole('region', { name: question }));
  expect(voice.getByText('Respondo:')).toBeVisible();
});

test('a worry keeps the answer that was typed, without showing it', async () => {
  briefOnServer({ facts: [anyFact(), asking({ answer: 'cuatro días' })] });
  const user = await open();
  await user.click(screen.getByRole('heading', { name: question }));
  await user.click(screen.getByRole('radio', { name: 'una preocupación' }));
  noField('¿Y qué respondéis?');
  expect(screen.getByText('Nos han dicho: «Aguanta».')).toBeVisible();
  await expect.poll(() => changed()[0]).toMatchObject({ answer: 'cuatro días', form: { asks: 'worry' } });
  await screensAtRest();
  await user.click(screen.getByRole('radio', { name: 'una pregunta' }));
  expect(field('¿Y qué respondéis?')).toHaveValue('cuatro días');
});

test('an answer is taken back by the notice, and emptied it is asked for again', async () => {
  const server = briefOnServer({ facts: [anyFact(), asking()] });
  fakeApi.answer(marketingActs.undo, () => {
    server.save({ facts: [anyFact(), asking()] });
    return { records: 1, count: 0, exceptions: [], act: 'a-9', run: null };
  });
  const user = await open();
  await user.type(field('¿Y qué respondéis?'), 'sí{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await expect.poll(() => field('¿Y qué respondéis?')).toHaveValue('');
  expect(screen.getByText(unanswered)).toBeVisible();
  await user.type(field('¿Y qué respondéis?'), 'no');
  await user.clear(field('¿Y qué respondéis?'));
  await user.type(field('¿Y qué respondéis?'), 'siempre{Enter}');
  await expect.poll(() => changed().at(-1)).toMatchObject({ answer: 'siempre' });
  await screensAtRest();
  await user.clear(field('¿Y qué respondéis?'));
  await user.tab();
  await expect.poll(() => changed().at(-1)).toMatchObject({ text: 'aguanta', answer: null });
});

test('a phone asks for the answer on the screen of the question', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width < 40rem'),
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  briefOnServer({ facts: [anyFact(), asking()] });
  const user = await open(anyCompany(), 'es', '&ask=voice');
  const shown = within(screen.getByRole('region', { name: /Qué te dicen/ }));
  expect(shown.getByText(unanswered)).toBeVisible();
  await user.type(shown.getByRole('textbox', { name: '¿Y qué respondéis?' }), 'cuatro días{Enter}');
  // Enter goes on to the next question where there is no further field, and the answer is saved.
  expect(await screen.findByRole('heading', { name: /Qué se consigue/ })).toBeVisible();
  await expect.poll(() => changed()[0]).toMatchObject({ fact: 'f2', answer: 'cuatro días' });
});
