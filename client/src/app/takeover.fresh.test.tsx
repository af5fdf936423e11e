import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '@shared/auth/endpoints';
import type { Language } from '@shared/languages';
import { fakeApi } from '@/testing/fake-api';
import { screensAtRest } from '@/testing/rest';
import { signedInAs, signedOut } from '@/testing/signed-in';

const answers = { [auth.options.path]: { registrationOpen: true, demo: null } };

/** Opens a screen as the server sends it: rendered ahead, without the app. */
async function openRendered(path: string, { search = '', rendered = '', language = 'en' as Language } = {}) {
  vi.resetModules();
  const { renderPage } = await import('../prerender/render-page');
  const { html } = await renderPage({ path, language, search: rendered, answers });
  history.replaceState(null, '', path + search);
  const root = document.createElement('div');
  Object.assign(root.dataset, { path, search: rendered, language, answers: JSON.stringify(answers) });
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

let app: Root | undefined;

/** Takes the screen over, as in a browser that has loaded none of the modules before. */
async function takeOver(root: HTMLElement) {
  vi.resetModules();
  const { createDictionaries } = await import('@/i18n/dictionaries');
  const { KnownAnswers } = await import('@/lib/api/known-answers');
  const { App } = await import('./app');
  const { Router } = await import('wouter');
  const { path, search, language } = root.dataset;
  const content = (
    <Router ssrPath={path} ssrSearch={search}>
      <KnownAnswers value={answers}>
        <App dictionaries={createDictionaries()} rendered={language as Language} isAhead />
      </KnownAnswers>
    </Router>
  );
  await act(async () => void (app = hydrateRoot(root, content)));
  await waitFor(() => expect(fakeApi.callsTo(auth.user)).not.toEqual([]));
  await screensAtRest();
}

const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => signedOut());
afterEach(async () => {
  await act(async () => app?.unmount());
  document.body.replaceChildren();
});

describe('a sign-in screen that the app takes over', () => {
  it('keeps what was typed, and sends it', async () => {
    const root = await openRendered('/auth', { search: '?next=%2Fsettings' });
    const typed = field('Username');
    await user.type(typed, 'marta');
    await user.type(field('Password'), 'secret');
    await takeOver(root);
    expect(field('Username')).toBe(typed);
    expect([field('Username').value, field('Password').value]).toEqual(['marta', 'secret']);

    const marta = signedInAs();
    fakeApi.answer(auth.login, { token: 'a-token', user: marta });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(location.pathname).toBe('/settings'));
    expect(fakeApi.callsTo(auth.login)[0]?.body).toEqual({ username: 'marta', password: 'secret' });
  });

  it('keeps what was typed into a new account', async () => {
    const at = { search: '?tab=register&next=%2Fsettings', rendered: 'tab=register' };
    const root = await openRendered('/auth', at);
    for (const label of ['Full name', 'Email', 'Username', 'Password', 'Confirm password'])
      await user.type(field(label), `${label}@example.org`);
    await takeOver(root);
    expect(field('Email').value).toBe('Email@example.org');
    expect(field('Confirm password').value).toBe('Confirm password@example.org');
    expect(location.search).toBe('?tab=register&next=%2Fsettings');
  });

  it('says that the form was refused before the app had loaded', async () => {
    await openRendered('/leadmanager', { search: '?failed=1', rendered: 'failed=*', language: 'es' });
    expect(screen.getByText('Error de inicio de sesión')).toBeVisible();
  });

  it('goes on to the second step when the form was sent before the app had loaded', async () => {
    await takeOver(await openRendered('/auth', { search: '?second=a-ticket' }));
    expect(await screen.findByLabelText('Code from your app, or a recovery code')).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('asks for no settings, which the page holds', async () => {
    await takeOver(await openRendered('/comercia-auth'));
    expect(fakeApi.callsTo(auth.options)).toEqual([]);
  });

  it('turns to the stored language if the cookie named another', async () => {
    const root = await openRendered('/auth', { language: 'en' });
    localStorage.setItem('language', 'es');
    await takeOver(root);
    expect(await screen.findByLabelText('Usuario')).toBeVisible();
  });
});
