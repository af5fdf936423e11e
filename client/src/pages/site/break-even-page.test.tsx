import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Routes } from '@/app/routes';
import { renderAt } from '@/testing/render';
import { site } from '@shared/site';
import { BreakEvenPage } from './break-even-page';

const link = (name: string) => screen.getByRole('link', { name });

test.each([
  ['/solutions/break-even', 'Break-even calculator', 'Ask about your case', 'See all solutions', ''],
  [
    '/es/solutions/break-even',
    'Calculadora del punto de equilibrio',
    'Contar mi caso',
    'Ver todas las soluciones',
    '/es',
  ],
])(
  '%s calculates, and leads to the contact form and the solutions',
  async (path, title, ask, all, prefix) => {
    await renderAt(<BreakEvenPage />, { path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} | ${site.name}`);
    expect(link(ask)).toHaveAttribute('href', `${prefix || '/'}?topic=break-even#contacto`);
    expect(link(all)).toHaveAttribute('href', `${prefix}/solutions`);
  },
);

test('a change of language keeps the figures and writes them in the other way', async () => {
  const { user } = await renderAt(<BreakEvenPage />, {
    path: '/solutions/break-even?fixed=12345.67&price=20.5&variable=10',
  });
  const fixed = screen.getByLabelText('Fixed costs per month (£)');
  expect(fixed).toHaveValue('12345.67');
  const price = screen.getByLabelText('Price per unit (£)');
  await user.clear(price);
  await user.type(price, 'twelve');
  await user.click(link('Español'));
  expect(await screen.findByLabelText('Costes fijos al mes (€)')).toHaveValue('12345,67');
  expect(screen.getByLabelText('Precio por unidad (€)')).toHaveValue('twelve');
  expect(location.pathname + location.search).toBe(
    '/es/solutions/break-even?fixed=12345.67&price=20.5&variable=10',
  );
});

test.each([
  ['/solutions/break-even', 'Break-even calculator'],
  ['/es/solutions/break-even', 'Calculadora del punto de equilibrio'],
])('it is the page of %s', async (path, title) => {
  await renderAt(<Routes path={path} />, { path });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
