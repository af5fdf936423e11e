import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { introductionTexts } from '@/features/marketing/texts/introduction';
import { exampleTexts } from '@/features/site/texts/example';
import { frameTexts } from '@/features/site/texts/frame';
import { createDictionaries } from '@/i18n/dictionaries';
import type { ScreenTexts } from '@/i18n/texts';
import { later } from '@/features/consulting/testing/later';
import { fakeApi } from '@/testing/fake-api';
import { headings, links } from '@/testing/page-parts';
import { renderAt } from '@/testing/render';
import { signedInAs, signedOut } from '@/testing/signed-in';
import { commonTexts } from '@/ui/texts/common';
import { ComerciaPage } from './comercia-page';

const introduction = () => screen.queryByRole('link', { name: 'Sign in to COMERZIA' });

describe('the marketing portal, signed out', () => {
  it.each([
    [
      '/comercia',
      'From your product to answered leads',
      ['Marketing AI', 'Sales automation', 'Lead generation', 'Digital campaigns'],
      [
        'Product analysis',
        'Generation of 3 AIDA campaigns',
        'Graphic asset creation',
        'Social publishing',
        'Lead capture',
        'Automated lead replies',
      ],
    ],
    [
      '/es/comercia',
      'De tu producto a contactos atendidos',
      ['IA de marketing', 'Automatización de ventas', 'Generación de leads', 'Campañas digitales'],
      [
        'Análisis del producto',
        'Generación de 3 campañas AIDA',
        'Creación de piezas gráficas',
        'Publicación en redes sociales',
        'Captación de contactos',
        'Respuestas automáticas a los contactos',
      ],
    ],
  ])('%s tells its four features and its six steps', async (path, title, features, steps) => {
    signedOut();
    await renderAt(<ComerciaPage />, { path });
    expect(headings(1)).toEqual([title]);
    expect(headings(3)).toEqual([...features, ...steps]);
  });

  it.each([
    [
      '/comercia',
      [
        ['Sign in to COMERZIA', '/comercia-auth'],
        ['About ComerzIA', '/comerzia'],
        ['Go to the sign-in screen', '/comercia-auth'],
        ['Create an account', '/auth?tab=register&next=%2Fcomercia'],
        ['Write to us', '/?topic=comerzia#contacto'],
      ],
    ],
    [
      '/es/comercia',
      [
        ['Entrar en COMERZIA', '/comercia-auth'],
        ['Conocer ComerzIA', '/es/comerzia'],
        ['Ir a la pantalla de acceso', '/comercia-auth'],
        ['Crear una cuenta', '/auth?tab=register&next=%2Fcomercia'],
        ['Escribirnos', '/es?topic=comerzia#contacto'],
      ],
    ],
  ])('%s leads to the sign-in screens, to the product and to the contact form', async (path, expected) => {
    signedOut();
    await renderAt(<ComerciaPage />, { path });
    expect(links()).toEqual(expected);
  });

  it('is there from the first moment, before it is known who is signed in', async () => {
    const user = signedInAs();
    const waiting: ((session: { user: typeof user }) => void)[] = [];
    fakeApi.answer(auth.user, () => new Promise((resolve) => waiting.push(resolve)));
    await renderAt(<ComerciaPage />, { path: '/comercia', language: 'en' });
    expect(introduction()).toBeVisible();
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
    fakeApi.answer(auth.user, { user });
    for (const answer of waiting) answer({ user });
    expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeVisible();
    expect(introduction()).not.toBeInTheDocument();
  });

  it('asks for none of the workspace’s texts', async () => {
    signedOut();
    const dictionaries = createDictionaries();
    const loaded = vi.spyOn(dictionaries, 'load');
    await renderAt(<ComerciaPage />, { path: '/es/comercia', dictionaries });
    expect(await screen.findByRole('link', { name: 'Entrar en COMERZIA' })).toBeVisible();
    const asked = new Set<ScreenTexts>(loaded.mock.calls.map(([, screen]) => screen));
    expect(asked).toEqual(new Set([introductionTexts, exampleTexts, commonTexts, frameTexts]));
  });
});

describe('the marketing portal, signed in', () => {
  async function openWorkspace(section = '') {
    signedInAs();
    await renderAt(<ComerciaPage />, { path: `/comercia${section}`, language: 'en' });
    await screen.findByRole('navigation', { name: 'Sections' });
  }

  it('begins with the companies and leads to every section', async () => {
    await openWorkspace();
    expect(screen.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
    const sections = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    expect(sections.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Companies', '/comercia?section=companies'],
      ['Products', '/comercia?section=products'],
      ['Campaigns', '/comercia?section=campaigns'],
      ['Content', '/comercia?section=content'],
      ['Lead search', '/comercia?section=leads'],
      ['Analytics', '/comercia?section=analytics'],
    ]);
  });

  it.each([
    ['companies', 'No companies yet', 'New company'],
    ['products', 'No products yet', 'New product'],
    ['campaigns', 'No campaigns yet', 'New campaign'],
    ['content', 'No content yet', 'New content'],
    ['leads', 'No leads yet', 'New search'],
    ['analytics', 'No figures yet', 'New report'],
  ])('says that %s is empty and why nothing can be added', async (section, empty, name) => {
    await openWorkspace(`?section=${section}`);
    expect(screen.getByText(empty)).toBeVisible();
    const button = screen.getByRole('button', { name });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/The campaign assistant opens soon/);
  });
});

it('the marketing portal shows no introduction to whoever holds a token, until it is known whether it holds', async () => {
  localStorage.setItem('auth_token', 'a-token');
  const { promise, resolve } = later<void>();
  const user = signedInAs();
  fakeApi.answer(auth.user, () => promise.then(() => ({ user })));
  await renderAt(<ComerciaPage />, { path: '/comercia', language: 'en' });
  expect(screen.getByRole('status')).toBeVisible();
  expect(introduction()).not.toBeInTheDocument();
  resolve();
  expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeVisible();
});
