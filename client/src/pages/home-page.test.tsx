import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { site } from '@shared/site';
import { HomePage } from './home-page';

const scrolledTo = vi.fn<(id: string) => void>();

beforeEach(() => {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo(this.id);
  };
});

const address = () => location.pathname + location.search + location.hash;

test.each([
  ['/', 'AI that earns its place in your business', 'AI consulting, solutions and custom development'],
  ['/es', 'Una IA que se gana su sitio en tu negocio', 'Consultoría, soluciones y desarrollo de IA a medida'],
])('%s says in its own language what the house does', async (path, heading, title) => {
  const { container } = await renderAt(<HomePage />, { path });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(document.title).toBe(`${title} | ${site.name}`);
  expect(document.head.querySelector('meta[name=description]')).toHaveAttribute('content');
  expect([...container.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
    'inicio',
    'servicios',
    'contacto',
  ]);
});

test.each([
  ['Contact us', 'contacto', '/#contacto'],
  ['See our services', 'servicios', '/#servicios'],
  [`${site.name}, home`, 'inicio', '/'],
])('“%s” scrolls to the section %s', async (name, section, expected) => {
  const { user } = await renderAt(<HomePage />, { path: '/#contacto' });
  scrolledTo.mockClear();
  await user.click(screen.getByRole('link', { name }));
  expect(scrolledTo.mock.calls).toEqual([[section]]);
  expect(address()).toBe(expected);
  expect(document.getElementById(section)).toHaveFocus();
});

test('asking about a service leads to the form with that service chosen and keeps what was typed', async () => {
  const { user } = await renderAt(<HomePage />);
  await user.type(screen.getByLabelText('Name'), 'Marta');
  await user.click(screen.getByRole('link', { name: 'Ask about AI Capital Solutions' }));
  expect(scrolledTo).toHaveBeenCalledWith('contacto');
  expect(screen.getByLabelText('Service')).toHaveValue('soluciones_ia');
  expect(screen.getByLabelText('Name')).toHaveValue('Marta');
});

test('an address with a fragment shows that section from the start', async () => {
  await renderAt(<HomePage />, { path: '/es#contacto' });
  expect(scrolledTo).toHaveBeenCalledWith('contacto');
});

test('a change of language keeps what was typed', async () => {
  const { user } = await renderAt(<HomePage />);
  await user.type(screen.getByLabelText('Message'), 'Half a sentence');
  await user.click(screen.getByRole('link', { name: 'Español' }));
  expect(await screen.findByLabelText('Mensaje')).toHaveValue('Half a sentence');
  expect(address()).toBe('/es');
});

test('the footer leads to the sections, the portals and the people', async () => {
  await renderAt(<HomePage />, { path: '/es' });
  const footer = within(screen.getByRole('contentinfo'));
  const targets = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/es',
    '/es#servicios',
    '/es#contacto',
    '/consultoria',
    '/es/comercia',
    '/leadmanager',
    `mailto:${site.email}`,
    `tel:${site.phone.replaceAll(' ', '')}`,
    site.professionalNetwork,
  ]);
  expect(footer.getByText(`© 2025 ${site.legalName}. Todos los derechos reservados.`)).toBeVisible();
});
