import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { SiteHeader } from './site-header';

const openMenu = () => screen.getByRole('button', { name: 'Open the menu' });

async function renderWithOpenMenu() {
  const rendered = await renderAt(<SiteHeader />);
  await rendered.user.click(openMenu());
  const opened = screen.getAllByRole('navigation', { name: 'Main' }).at(-1) as HTMLElement;
  return { ...rendered, opened: within(opened) };
}

test('each language is a link to the twin of the page, and choosing one shows and stores it', async () => {
  const { user } = await renderAt(<SiteHeader />, { path: '/comerzia?from=ad#top' });
  const spanish = screen.getByRole('link', { name: 'Español' });
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/comerzia?from=ad');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  expect(spanish).toHaveAttribute('href', '/es/comerzia?from=ad');
  expect(spanish).toHaveAttribute('hreflang', 'es');
  await user.click(spanish);
  expect(await screen.findByRole('link', { name: 'Acceso de clientes' })).toBeVisible();
  expect(location.pathname + location.search + location.hash).toBe('/es/comerzia?from=ad#top');
  expect(localStorage.getItem('language')).toBe('es');
  expect(document.documentElement.lang).toBe('es');
});

test('the mobile menu opens with a Contact entry', async () => {
  const { opened } = await renderWithOpenMenu();
  expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(opened.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/#contacto');
  expect(opened.getByRole('link', { name: 'Client sign-in' })).toHaveAttribute('href', '/auth');
});

test('the mobile menu closes when the keyboard goes on to the page', async () => {
  const { user, opened } = await renderWithOpenMenu();
  const after = document.body.appendChild(document.createElement('button'));
  opened.getByRole('link', { name: 'Create account' }).focus();
  expect(screen.getByRole('button', { name: 'Close the menu' })).toBeVisible();
  await user.tab();
  expect(after).toHaveFocus();
  expect(openMenu()).toBeVisible();
  after.remove();
});

test('the bar and the menu lead to about, services, solutions and contact', async () => {
  const { opened } = await renderWithOpenMenu();
  const bar = within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement);
  const targets = (links: HTMLElement[]) =>
    links.map((link) => [link.textContent, link.getAttribute('href')]);
  const entries = [
    ['About', '/#nosotros'],
    ['Services', '/#servicios'],
    ['Solutions', '/#soluciones'],
    ['Contact', '/#contacto'],
    ['Client sign-in', '/auth'],
    ['Create account', '/auth?tab=register'],
  ];
  expect(targets(bar.getAllByRole('link'))).toEqual(entries);
  expect(targets(opened.getAllByRole('link'))).toEqual([['Home', '/'], ...entries]);
});

test('Escape closes the mobile menu and gives the focus back to its button', async () => {
  const { user, opened } = await renderWithOpenMenu();
  opened.getByRole('link', { name: 'Services' }).focus();
  await user.keyboard('{Escape}');
  expect(openMenu()).toHaveFocus();
  expect(openMenu()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getAllByRole('link', { name: 'Contact' })).toHaveLength(1);
});

test.each(['choosing an entry', 'touching the page beside it'])('%s closes the mobile menu', async (act) => {
  const { user, opened } = await renderWithOpenMenu();
  const target = act === 'choosing an entry' ? opened.getByRole('link', { name: 'Contact' }) : document.body;
  await user.click(target);
  expect(openMenu()).toHaveAttribute('aria-expanded', 'false');
});

test('the header is compact once the page is scrolled by more than 20 pixels', async () => {
  await renderAt(<SiteHeader />);
  const scrollTo = (distance: number) =>
    act(() => {
      vi.stubGlobal('scrollY', distance);
      dispatchEvent(new Event('scroll'));
    });
  const header = screen.getByRole('banner');
  scrollTo(20);
  expect(header).toHaveAttribute('data-compact', 'false');
  scrollTo(21);
  expect(header).toHaveAttribute('data-compact', 'true');
  scrollTo(0);
  expect(header).toHaveAttribute('data-compact', 'false');
});

test('whoever holds a token finds the way to their portal in the place of the sign-in', async () => {
  localStorage.setItem('auth_token', 'a-token');
  const { user } = await renderAt(<SiteHeader />, { language: 'es', path: '/es' });
  await user.click(screen.getByRole('button', { name: 'Abrir el menú' }));
  const ways = screen.getAllByRole('link', { name: 'Mi portal' });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/consultoria', '/consultoria']);
  expect(screen.queryByRole('link', { name: 'Acceso de clientes' })).not.toBeInTheDocument();
});
