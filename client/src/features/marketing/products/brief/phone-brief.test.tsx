import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { briefOnServer } from '../../testing/brief-on-server';
import { anyCompany, anyFact } from '../../testing/marketing-on-server';
import { ProductPanel } from '../product-panel';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width < 40rem'),
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
});

const open = (search = '') =>
  renderAt(<ProductPanel id={3} company={anyCompany()} />, {
    path: `/comercia/7/product?product=3${search}`,
    language: 'es',
  });

test('a phone asks one question a screen, with how far it is', async () => {
  briefOnServer({ facts: [anyFact()] });
  const { user } = await open();
  expect(await screen.findByText('2 de 15 respondidas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Seguir' }));
  expect(await screen.findByRole('heading', { name: /¿Qué es\?/ })).toHaveFocus();
  expect(screen.getByRole('progressbar', { name: 'Pregunta 2 de 15' })).toHaveValue(2);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);

  await user.click(screen.getByRole('radio', { name: 'un' }));
  await user.type(screen.getByRole('textbox', { name: '¿Qué es?' }), 'pan de verdad');
  expect(screen.getByText('La hogaza de masa madre es un pan de verdad.')).toBeVisible();
  // Enter goes on where there is no further field.
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: /¿Para quién es\?/ })).toBeVisible();
  expect(location.search).toBe('?product=3&ask=who');
  await expect.poll(() => fakeApi.callsTo(marketingProductsApi.addFact)).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(await screen.findByRole('textbox', { name: '¿Qué es?' })).toHaveValue('pan de verdad');
  await user.click(screen.getByRole('button', { name: 'Cerrar las preguntas' }));
  expect(await screen.findByText('3 de 15 respondidas')).toBeVisible();
});

test('the last question ends where it began', async () => {
  briefOnServer();
  const { user } = await open('&ask=case');
  const shown = within(await screen.findByRole('region', { name: /un caso real/ }));
  await user.click(shown.getByRole('button', { name: 'Terminar' }));
  expect(await screen.findByRole('button', { name: 'Seguir' })).toBeVisible();
});
