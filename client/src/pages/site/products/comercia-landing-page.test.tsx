import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headings, links } from '@/testing/page-parts';
import { renderAt } from '@/testing/render';
import { ComerciaLandingPage } from './comercia-landing-page';

test.each([
  [
    '/comercia-landing',
    'One campaign, one page, one thing to do',
    ['Attention', 'Interest', 'Desire', 'Action'],
    ['Somebody clicks', 'They leave their details', 'They confirm by email', 'They get a first reply'],
    ['For a campaign: ComerzIA', 'For a whole website: WebIA'],
  ],
  [
    '/es/comercia-landing',
    'Una campaña, una página, un solo paso que dar',
    ['Atención', 'Interés', 'Deseo', 'Acción'],
    ['Alguien hace clic', 'Deja sus datos', 'Lo confirma por correo', 'Recibe una primera respuesta'],
    ['Para una campaña: ComerzIA', 'Para una web entera: WebIA'],
  ],
])(
  '%s shows the page of a campaign part by part and what follows',
  async (path, title, parts, steps, ways) => {
    await renderAt(<ComerciaLandingPage />, { path });
    expect(headings(1)).toEqual([title]);
    expect(headings(3)).toEqual([...parts, ...steps, ...ways]);
  },
);

test.each([
  [
    '/comercia-landing',
    [
      ['Back to the home page', '/'],
      ['Create an account', '/comercia-auth?tab=register'],
      ['Try the demo', '/comercia-auth'],
      ['See the page part by part', '#parts'],
      ['See ComerzIA', '/comerzia'],
      ['See WebIA', '/webia'],
      ['Create an account', '/comercia-auth?tab=register'],
      ['Try the demo', '/comercia-auth'],
      ['Look inside the portal', '/comercia'],
    ],
  ],
  [
    '/es/comercia-landing',
    [
      ['Volver al inicio', '/es'],
      ['Crear una cuenta', '/comercia-auth?tab=register'],
      ['Probar la demo', '/comercia-auth'],
      ['Ver la página por partes', '#parts'],
      ['Ver ComerzIA', '/es/comerzia'],
      ['Ver WebIA', '/es/webia'],
      ['Crear una cuenta', '/comercia-auth?tab=register'],
      ['Probar la demo', '/comercia-auth'],
      ['Mira el portal por dentro', '/es/comercia'],
    ],
  ],
])('%s leads to the portal, to both products and back home', async (path, expected) => {
  await renderAt(<ComerciaLandingPage />, { path });
  expect(links()).toEqual(expected);
});

test.each([
  ['/comercia-landing', /not a real client, and claims no results/, /^An example landing page/],
  [
    '/es/comercia-landing',
    /no un cliente real, y no promete resultados/,
    /^Una página de destino de ejemplo/,
  ],
])('%s says that no client stands behind it, and what its drawing shows', async (path, note, drawing) => {
  await renderAt(<ComerciaLandingPage />, { path });
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByRole('img', { name: drawing })).toBeInTheDocument();
});
