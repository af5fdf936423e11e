import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headings, links } from '@/testing/page-parts';
import { renderAt } from '@/testing/render';
import { ComerziaPage } from './comerzia-page';

const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');

test.each([
  [
    '/comerzia',
    'Open todayComing Soon automatic conversations',
    'Product analysis',
    'Automated lead replies',
  ],
  [
    '/es/comerzia',
    'Ya disponiblePróximamente conversaciones automáticas',
    'Análisis del producto',
    'Respuestas automáticas',
  ],
])(
  '%s tells of six steps that are open, and of one part that is coming soon',
  async (path, stands, first, last) => {
    await renderAt(<ComerziaPage />, { path });
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === stands),
    ).toBeVisible();
    const steps = within(screen.getByRole('main')).getAllByRole('heading', { level: 3 });
    expect(steps).toHaveLength(6);
    expect(steps[0]).toHaveTextContent(first);
    expect(steps[5]).toHaveTextContent(last);
  },
);

test.each([
  [
    '/comerzia',
    'ComerzIA, your AI commercial director',
    ['Generation of 3 AIDA campaigns', 'Graphic asset creation', 'Social publishing', 'Lead capture'],
  ],
  [
    '/es/comerzia',
    'ComerzIA, tu director comercial con IA',
    [
      'Generación de 3 campañas AIDA',
      'Creación de piezas gráficas',
      'Publicación en redes sociales',
      'Captación de personas interesadas',
    ],
  ],
])(
  '%s names the product and what happens between the first and the last step',
  async (path, name, between) => {
    await renderAt(<ComerziaPage />, { path });
    expect(headings(1)).toEqual([name]);
    expect(headings(3).slice(1, 5)).toEqual(between);
  },
);

test.each([
  ['/comerzia', '32%', 'increase in lead capture', 'Marketing figure, not a promise.'],
  ['/es/comerzia', '32 %', 'más de personas interesadas captadas', 'Cifra comercial, no una promesa.'],
])('%s never shows its figure without saying what it is', async (path, figure, label, note) => {
  await renderAt(<ComerziaPage />, { path });
  const card = within(screen.getByRole('main')).getByText(figure).closest('p')?.parentElement as HTMLElement;
  expect(within(card).getByText(label)).toBeVisible();
  expect(within(card).getByText(note)).toBeVisible();
});

test.each([
  [
    '/comerzia',
    [
      ['Back to the home page', '/'],
      ['Create an account', '/comercia-auth?tab=register'],
      ['Try the demo', '/comercia-auth'],
      ['Create an account', '/comercia-auth?tab=register'],
      ['Tell us about your product', '/?topic=comerzia#contacto'],
      ['See an example landing page', '/comercia-landing'],
    ],
  ],
  [
    '/es/comerzia',
    [
      ['Volver al inicio', '/es'],
      ['Crear una cuenta', '/comercia-auth?tab=register'],
      ['Probar la demo', '/comercia-auth'],
      ['Crear una cuenta', '/comercia-auth?tab=register'],
      ['Háblanos de tu producto', '/es?topic=comerzia#contacto'],
      ['Ver una página de destino de ejemplo', '/es/comercia-landing'],
    ],
  ],
])(
  '%s leads home, to an account and the demo, to the landing case and to the contact form',
  async (path, expected) => {
    await renderAt(<ComerziaPage />, { path });
    expect(links()).toEqual(expected);
  },
);

test.each([
  ['/comerzia', /^An example/],
  ['/es/comerzia', /^Un ejemplo/],
])('%s tells those who cannot see it what its picture shows', async (path, name) => {
  await renderAt(<ComerziaPage />, { path });
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
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
