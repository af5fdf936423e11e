import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { ComerziaPage } from './comerzia-page';

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');

test.each([
  ['/comerzia', 'Coming soon', 'Product analysis', 'Automated lead replies'],
  ['/es/comerzia', 'Próximamente', 'Análisis del producto', 'Respuestas automáticas'],
])('%s tells of the six steps that are coming soon', async (path, soon, first, last) => {
  await renderAt(<ComerziaPage />, { path });
  expect(screen.getByText(soon)).toBeVisible();
  const steps = within(screen.getByRole('main')).getAllByRole('heading', { level: 3 });
  expect(steps).toHaveLength(6);
  expect(steps[0]).toHaveTextContent(first);
  expect(steps[5]).toHaveTextContent(last);
});

test('it leads back home and to the contact form', async () => {
  await renderAt(<ComerziaPage />, { path: '/es/comerzia' });
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/es');
  expect(screen.getByRole('link', { name: 'Preguntar por ComerzIA' })).toHaveAttribute(
    'href',
    '/es#contacto',
  );
});

test.each([
  ['/comerzia', undefined],
  ['/es/comerzia', undefined],
  ['/no-such-page', 'noindex'],
  ['/es/no-such-page', 'noindex'],
])('search engines are told about %s: %s', async (path, expected) => {
  await renderAt(<ComerziaPage />, { path });
  expect(robots()).toBe(expected);
});
