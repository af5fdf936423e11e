import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { site } from '@shared/site';
import { SmartboxaiPage } from './smartboxai-page';

const main = () => within(screen.getByRole('main'));

test.each([
  [
    '/smartboxai',
    'Your MikroTik network, in one place',
    'SmartBoxAI, network management for MikroTik RouterOS',
    ['Know how it is doing', 'Configure it', 'Make it run better'],
  ],
  [
    '/es/smartboxai',
    'Tu red MikroTik, en un solo sitio',
    'SmartBoxAI, gestión de redes MikroTik con RouterOS',
    ['Saber cómo está', 'Configurarla', 'Hacer que vaya mejor'],
  ],
])('%s says in its own language what SmartBoxAI does', async (path, heading, title, features) => {
  await renderAt(<SmartboxaiPage />, { path });
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(document.title).toBe(`${title} | ${site.name}`);
  for (const name of ['description', 'keywords']) {
    expect(document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content')).toBeTruthy();
  }
  const cards = main().getAllByRole('heading', { level: 3 });
  expect(cards.slice(0, 3).map((card) => card.textContent)).toEqual(features);
});

test.each([
  ['/smartboxai', 'Works with', 'MikroTik devices with RouterOS'],
  ['/es/smartboxai', 'Funciona con', 'Equipos MikroTik con RouterOS'],
])('%s says at its head what it needs', async (path, name, value) => {
  await renderAt(<SmartboxaiPage />, { path });
  expect(main().getByText(name).nextElementSibling).toHaveTextContent(value);
});

test.each([
  ['/smartboxai', ['Request a Demo', 'Contact Sales', 'Request Free Trial'], '/?topic=smartboxai#contacto'],
  [
    '/es/smartboxai',
    ['Solicitar una demostración', 'Hablar con ventas', 'Solicitar una prueba gratuita'],
    '/es?topic=smartboxai#contacto',
  ],
])(
  'every button of %s leads to the contact form with SmartBoxAI as its topic',
  async (path, names, target) => {
    await renderAt(<SmartboxaiPage />, { path });
    const links = main().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      names.map((name) => [name, target]),
    );
  },
);

test.each([
  [
    '/smartboxai',
    'MikroTik and RouterOS are trademarks of their owner',
    /^An example network: a router joins the internet/,
  ],
  [
    '/es/smartboxai',
    'MikroTik y RouterOS son marcas de su titular',
    /^Una red de ejemplo: un router une internet/,
  ],
])('%s says whose the trademarks are, and describes its drawing', async (path, note, drawing) => {
  await renderAt(<SmartboxaiPage />, { path });
  expect(screen.getByText(note, { exact: false })).toBeVisible();
  expect(screen.getByRole('img', { name: drawing })).toBeVisible();
});
