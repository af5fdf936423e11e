import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { site } from '@shared/site';
import { ConsultiaPage } from './consultia-page';

const main = () => within(screen.getByRole('main'));
const headings = (level: number) =>
  main()
    .getAllByRole('heading', { level })
    .map((each) => each.textContent);
const entriesUnder = (title: string) => {
  const card = screen.getByRole('heading', { level: 3, name: title }).closest('article');
  return within(card as HTMLElement)
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);
};

test.each([
  ['/consultia', 'A financial advisor for you and your family', 'ConsultIA, an AI financial advisor'],
  ['/es/consultia', 'Un asesor financiero para ti y los tuyos', 'ConsultIA, asesor financiero con IA'],
])('%s says in its own language what ConsultIA is', async (path, heading, title) => {
  await renderAt(<ConsultiaPage />, { path });
  expect(headings(1)).toEqual([heading]);
  expect(document.title).toMatch(new RegExp(`^${title}.* \\| ${site.name}$`));
  for (const name of ['description', 'keywords']) {
    expect(document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content')).toBeTruthy();
  }
});

test('its four features, four steps and two audiences stand in their order', async () => {
  await renderAt(<ConsultiaPage />, { path: '/consultia' });
  expect(headings(3)).toEqual([
    'Personalised savings strategies',
    'Investment planning',
    'Comprehensive mortgage analysis',
    'Insurance recommendations',
    'Connect accounts',
    'AI financial analysis',
    'Personalised recommendations',
    'Ongoing monitoring',
    'Individuals',
    'Families',
  ]);
});

test.each([
  [
    'Personalised savings strategies',
    ['Expense categorisation and analysis', 'Monthly budget optimisation', 'Savings goals and projections'],
  ],
  [
    'Investment planning',
    ['Asset allocation', 'Risk-adjusted portfolio optimisation', 'Tax-efficient recommendations'],
  ],
  [
    'Comprehensive mortgage analysis',
    ['Option comparison', 'Refinancing opportunity detection', 'Payment optimisation'],
  ],
  ['Insurance recommendations', ['Coverage gap analysis', 'Policy price comparison', 'Optimised coverage']],
  [
    'Individuals',
    [
      'Personal finance management',
      'Debt optimisation',
      'Retirement planning',
      'Investment portfolio optimisation',
    ],
  ],
  ['Families', ['Family budget planning', 'Family protection', 'Education planning']],
])('“%s” comes with its points', async (title, points) => {
  await renderAt(<ConsultiaPage />, { path: '/consultia' });
  expect(entriesUnder(title)).toEqual(points);
});

test.each([
  ['/consultia', 'Back to the home page', '/'],
  ['/consultia', 'Get Started', '/?topic=consultia#contacto'],
  ['/consultia', 'Start Free Trial', '/?topic=consultia#contacto'],
  ['/consultia', 'Schedule Demo', '/?topic=consultia#contacto'],
  ['/consultia', 'Sign in to CONSULTIA, the consulting portal', '/auth?next=%2Fconsultoria'],
  ['/es/consultia', 'Entra en CONSULTIA, el portal de consultoría', '/auth?next=%2Fconsultoria'],
  ['/es/consultia', 'Volver al inicio', '/es'],
  ['/es/consultia', 'Empezar con ConsultIA', '/es?topic=consultia#contacto'],
  ['/es/consultia', 'Empezar la prueba gratuita', '/es?topic=consultia#contacto'],
  ['/es/consultia', 'Reservar una demostración', '/es?topic=consultia#contacto'],
])('at %s, “%s” leads to %s', async (path, name, target) => {
  await renderAt(<ConsultiaPage />, { path });
  for (const link of main().getAllByRole('link', { name })) expect(link).toHaveAttribute('href', target);
});

test.each([
  ['/consultia', 'Schedule Demo', 2],
  ['/es/consultia', 'Reservar una demostración', 2],
])('at %s, “%s” stands in the hero and in the call to action', async (path, name, times) => {
  await renderAt(<ConsultiaPage />, { path });
  expect(main().getAllByRole('link', { name })).toHaveLength(times);
});

test.each([
  ['/consultia', /^Either button opens our contact form.*price comes in writing/],
  ['/es/consultia', /^Los dos botones abren el formulario.*por escrito/],
])('%s says under its buttons what they do, and what it costs', async (path, what) => {
  await renderAt(<ConsultiaPage />, { path });
  expect(main().getByText(what)).toBeVisible();
});

test('the example of a recommendation counts with the year of the drawing', async () => {
  const { container } = await renderAt(<ConsultiaPage />, { path: '/consultia' });
  const rows = [...container.querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Comes in', '£2,600', '£2,600'],
    ['Home', '−£1,150', '−£1,150'],
    ['Insurance', '−£170', '−£170'],
    ['Daily life', '−£980', '−£882'],
    ['Left to save', '£300', '£398'],
    ['Goal reached', 'month 12', 'month 10'],
  ]);
});

test.each([
  [
    '/consultia',
    /regulated investment, tax, mortgage or insurance advice/,
    /^An example year in which .* £98 a month less/,
  ],
  [
    '/es/consultia',
    /asesoramiento regulado en materia de inversión/,
    /^Un año de ejemplo .* 98\s€ menos al mes/,
  ],
])('%s says that it is no regulated advice, and describes its drawing', async (path, note, drawing) => {
  await renderAt(<ConsultiaPage />, { path });
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByRole('img', { name: drawing })).toBeVisible();
});
