import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { anySummary, companiesOnServer } from '../../testing/company-on-server';
import { CompanyOverview } from './company-overview';

const named = (id: number, name: string, sector = 'Retail') =>
  anySummary({ id, name, sector, size: 'large' });

const four = () =>
  companiesOnServer(
    named(1, 'Panadería Espiga'),
    named(2, 'Taller Ría', 'Náutica'),
    named(3, 'Harbour Parts'),
    anySummary({ id: 4, name: 'Casa Luz', size: 'small' }),
  );

const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('typing finds companies by name, sector and size, whatever the accents; the address follows', async () => {
  four();
  const { user } = await renderAt(<CompanyOverview />, { path: '/consultoria' });
  const field = await screen.findByRole('searchbox', { name: 'Search companies' });
  await user.type(field, 'nautica RIA');
  await waitFor(() => expect(shown()).toEqual(['Taller Ría']));
  expect(screen.getByText('1 company found')).toBeInTheDocument();
  await waitFor(() => expect(location.search).toBe('?q=nautica+RIA'));
  await user.clear(field);
  await user.type(field, 'small');
  await waitFor(() => expect(shown()).toEqual(['Casa Luz']));
});

test('an address with a search shows what it finds', async () => {
  four();
  await renderAt(<CompanyOverview />, { path: '/consultoria?q=espiga', language: 'es' });
  expect(await screen.findByRole('searchbox', { name: 'Buscar empresas' })).toHaveValue('espiga');
  expect(shown()).toEqual(['Panadería Espiga']);
});

test('a search that finds nothing says so and leads back to all', async () => {
  four();
  const { user } = await renderAt(<CompanyOverview />, { path: '/consultoria?q=nobody' });
  expect(await screen.findByText('No company matches “nobody”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all companies' }));
  await waitFor(() => expect(shown()).toHaveLength(4));
  await waitFor(() => expect(location.search).toBe(''));
});

test.each([
  ['a figure of a size band', '250'],
  ['the word for no email', 'null'],
])('%s finds no company', async (_what, search) => {
  companiesOnServer(
    ...[named(1, 'Panadería Espiga'), named(3, 'Harbour Parts'), named(4, 'Casa Luz')],
    anySummary({ id: 2, name: 'Taller Ría', email: null }),
  );
  await renderAt(<CompanyOverview />, { path: `/consultoria?q=${search}` });
  expect(await screen.findByText(`No company matches “${search}”`)).toBeVisible();
});

test('three companies are seen at a glance, without a search', async () => {
  companiesOnServer(named(1, 'Panadería Espiga'), named(2, 'Taller Ría'), named(3, 'Harbour Parts'));
  await renderAt(<CompanyOverview />, { path: '/consultoria' });
  expect(await screen.findByText('Harbour Parts')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('of many companies, every one is drawn in the end', async () => {
  companiesOnServer(...Array.from({ length: 30 }, (_, index) => named(index + 1, `Company ${index + 1}`)));
  await renderAt(<CompanyOverview />, { path: '/consultoria' });
  expect(await screen.findByText('Company 1')).toBeInTheDocument();
  expect(await screen.findByText('Company 30', {}, { timeout: 10_000 })).toBeInTheDocument();
});

test('a column sorts many companies both ways, in the address too, and the search keeps the order', async () => {
  companiesOnServer(
    ...['Zoco', 'Ábaco', 'Mar', 'Ola', 'Pan', 'Sol', 'Taller'].map((name, index) => named(index + 1, name)),
  );
  const { user } = await renderAt(<CompanyOverview />, { path: '/consultoria' });
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await user.click(await screen.findByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Ábaco', 'Mar', 'Ola', 'Pan', 'Sol', 'Taller', 'Zoco']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(location.search).toBe('?sort=-name');
  await user.type(screen.getByRole('searchbox'), 'ol');
  await waitFor(() => expect(names()).toEqual(['Sol', 'Ola']));
  await waitFor(() => expect(location.search).toBe('?sort=-name&q=ol'));
});
