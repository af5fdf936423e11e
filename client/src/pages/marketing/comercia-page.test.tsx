import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import { introductionTexts } from '@/features/marketing/texts/introduction';
import { marketingOnServer } from '@/features/marketing/testing/marketing-on-server';
import { exampleTexts } from '@/features/site/product/texts/example';
import { frameTexts } from '@/features/site/frame/texts/frame';
import { createDictionaries } from '@/i18n/dictionaries';
import type { ScreenTexts } from '@/i18n/texts';
import { later } from '@/features/consulting/testing/later';
import { fakeApi } from '@/testing/fake-api';
import { headings, links } from '@/testing/page-parts';
import { renderAt } from '@/testing/render';
import { sessionOf, signedInAs, signedOut } from '@/testing/signed-in';
import { commonTexts } from '@/ui/texts/common';
import { ComerciaPage } from './comercia-page';

const introduction = () => screen.queryByRole('link', { name: 'Sign in to COMERZIA' });

beforeEach(() => void marketingOnServer());

describe('the marketing portal, signed out', () => {
  it.each([
    [
      '/comercia',
      'From your product to answered enquiries',
      [
        'Product analysis',
        'Generation of 3 AIDA campaigns',
        'Graphic asset creation',
        'Social publishing',
        'Lead capture',
        'Automated lead replies',
      ],
      /The facts of one product: six short questions/,
      /The account and a first call are free/,
    ],
    [
      '/es/comercia',
      'De tu producto a consultas respondidas',
      [
        'Análisis del producto',
        'Generación de 3 campañas AIDA',
        'Creación de piezas gráficas',
        'Publicación en redes sociales',
        'Captación de personas interesadas',
        'Respuestas automáticas a las personas interesadas',
      ],
      /Los datos de un producto: seis preguntas cortas/,
      /La cuenta y la primera llamada son gratis/,
    ],
  ])('%s tells its six steps and what it takes to begin', async (path, title, steps, begin, cost) => {
    signedOut();
    await renderAt(<ComerciaPage />, { path });
    expect(headings(1)).toEqual([title]);
    expect(headings(3)).toEqual(steps);
    expect(screen.getByText(begin)).toBeVisible();
    expect(screen.getByText(cost)).toBeVisible();
  });

  it.each([
    [
      '/comercia',
      [
        ['Create an account', '/comercia-auth?tab=register'],
        ['Try the demo', '/comercia-auth'],
        ['Sign in to COMERZIA', '/comercia-auth'],
        ['Create an account', '/comercia-auth?tab=register'],
        ['Write to us', '/?topic=comerzia#contacto'],
        ['Read what ComerzIA is for', '/comerzia'],
      ],
    ],
    [
      '/es/comercia',
      [
        ['Crear una cuenta', '/comercia-auth?tab=register'],
        ['Probar la demo', '/comercia-auth'],
        ['Entrar en COMERZIA', '/comercia-auth'],
        ['Crear una cuenta', '/comercia-auth?tab=register'],
        ['Escribirnos', '/es?topic=comerzia#contacto'],
        ['Mira para qué sirve ComerzIA', '/es/comerzia'],
      ],
    ],
  ])('%s leads to the sign-in screens, to the product and to the contact form', async (path, expected) => {
    signedOut();
    await renderAt(<ComerciaPage />, { path });
    expect(links()).toEqual(expected);
  });

  it('is there from the first moment, before it is known who is signed in', async () => {
    const user = signedInAs();
    const waiting: ((session: ReturnType<typeof sessionOf>) => void)[] = [];
    fakeApi.answer(auth.user, () => new Promise((resolve) => waiting.push(resolve)));
    await renderAt(<ComerciaPage />, { path: '/comercia', language: 'en' });
    expect(introduction()).toBeVisible();
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
    fakeApi.answer(auth.user, sessionOf(user));
    for (const answer of waiting) answer(sessionOf(user));
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
  it('lists the companies, and says how to begin when there are none', async () => {
    signedInAs();
    marketingOnServer({ companies: [] });
    await renderAt(<ComerciaPage />, { path: '/comercia', language: 'es' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mis empresas' })).toBeVisible();
    expect(await screen.findByText('Aún no hay empresas')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Añadir la primera empresa' })).toBeEnabled();
    const sections = within(screen.getByRole('navigation', { name: 'Secciones' })).getAllByRole('link');
    expect(sections.map((link) => link.getAttribute('href'))).toEqual(['/es/comercia']);
  });
});

it('the marketing portal shows no introduction to whoever holds a token, until it is known whether it holds', async () => {
  localStorage.setItem('auth_token', 'a-token');
  const { promise, resolve } = later<void>();
  const user = signedInAs();
  fakeApi.answer(auth.user, () => promise.then(() => sessionOf(user)));
  await renderAt(<ComerciaPage />, { path: '/comercia', language: 'en' });
  expect(screen.getByRole('status')).toBeVisible();
  expect(introduction()).not.toBeInTheDocument();
  resolve();
  expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeVisible();
});
