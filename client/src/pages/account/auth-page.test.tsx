import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { auth } from '@shared/auth/endpoints';
import type { Language } from '@shared/languages';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs, signedOut } from '@/testing/signed-in';
import { AuthPage } from './auth-page';

const openAuth = (path = '/auth', language: Language = 'es') =>
  renderAt(
    <Route path="/auth">
      <AuthPage />
    </Route>,
    { path, language },
  );

async function signIn({ user }: Awaited<ReturnType<typeof openAuth>>) {
  await user.type(screen.getByLabelText('Usuario'), 'marta');
  await user.type(screen.getByLabelText('Contraseña'), 'secreto');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

const address = () => location.pathname + location.search;

beforeEach(() => {
  const marta = signedInAs();
  signedOut();
  fakeApi.answer(auth.options, { registrationOpen: true, demo: null });
  fakeApi.answer(auth.login, { token: 'a-token', user: marta });
});

describe('signing in to the consulting portal', () => {
  it('leads to the portal and welcomes the user by name', async () => {
    await signIn(await openAuth());
    expect(await screen.findByText('Hola de nuevo, Marta')).toBeVisible();
    expect(address()).toBe('/consultoria');
    expect(fakeApi.callsTo(auth.login)[0]?.body).toEqual({ username: 'marta', password: 'secreto' });
    expect(localStorage.getItem('auth_token')).toBe('a-token');
  });

  it('brings the user back to where they were going', async () => {
    await signIn(await openAuth(`/auth?${new URLSearchParams({ next: '/empresa/3?tab=problems' })}`));
    await waitFor(() => expect(address()).toBe('/empresa/3?tab=problems'));
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'evil',
    '/\n/evil',
  ])('leads nowhere else: %j', async (next) => {
    await signIn(await openAuth(`/auth?${new URLSearchParams({ next })}`));
    await waitFor(() => expect(address()).toBe('/consultoria'));
  });

  it('says so when the form was sent before its script was there, and refused', async () => {
    await openAuth('/auth?failed=1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Credenciales inválidas');
  });

  it('sends on whoever is signed in already', async () => {
    signedInAs();
    await openAuth();
    await waitFor(() => expect(address()).toBe('/consultoria'));
  });

  it('asks for what is missing beside the fields and sends nothing', async () => {
    const { user } = await openAuth();
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByLabelText('Usuario')).toHaveAccessibleDescription('El usuario es requerido');
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('La contraseña es requerida');
    expect(fakeApi.callsTo(auth.login)).toEqual([]);
  });

  it('says what the server says when it refuses, and keeps what was typed', async () => {
    fakeApi.refuse(auth.login, 429, { message: 'Demasiados intentos. Vuelve a intentarlo en 12 minutos.' });
    await signIn(await openAuth());
    expect(await screen.findByText('Error de inicio de sesión')).toBeVisible();
    expect(screen.getByText('Demasiados intentos. Vuelve a intentarlo en 12 minutos.')).toBeVisible();
    expect(screen.getByLabelText('Usuario')).toHaveValue('marta');
    expect(screen.getByLabelText('Contraseña')).toHaveValue('secreto');
  });

  it.each([
    [
      'es',
      'Credenciales inválidas',
      'Error de inicio de sesión',
      ['Usuario', 'Contraseña', 'Iniciar sesión'],
    ],
    ['en', 'Invalid credentials', 'Sign-in error', ['Username', 'Password', 'Sign in']],
  ] as const)('has its own words in %s when the server has none', async (language, words, title, labels) => {
    fakeApi.refuse(auth.login, 401);
    const { user } = await openAuth('/auth', language);
    await user.type(screen.getByLabelText(labels[0]), 'marta');
    await user.type(screen.getByLabelText(labels[1]), 'secreto');
    await user.click(screen.getByRole('button', { name: labels[2] }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
  });

  it('takes no second click while the first is on its way', async () => {
    fakeApi.answer(auth.login, () => new Promise(() => undefined));
    await signIn(await openAuth());
    const button = screen.getByRole('button', { name: 'Iniciar sesión' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});

describe('the sign-in screen', () => {
  it('leads back to the website and to a new password', async () => {
    await openAuth();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/es');
    expect(screen.getByRole('link', { name: '¿Has olvidado tu contraseña?' })).toHaveAttribute(
      'href',
      '/auth/reset',
    );
  });

  it('says what the portal offers', async () => {
    await openAuth('/auth', 'en');
    const offered = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(offered).toEqual(['Business analysis', 'AI solutions', 'Custom strategy', 'Implementation']);
  });

  it('shows what a client gets, in the language of the screen', async () => {
    await openAuth();
    expect(screen.getByRole('link', { name: 'Ver un informe de ejemplo' })).toHaveAttribute(
      'href',
      '/es/sample-report',
    );
  });

  it.each([
    ['en', 'Example data', /^One free account opens CONSULTIA, COMERZIA and LEADMANAGER\./],
    ['es', 'Datos de ejemplo', /^Una sola cuenta, gratis, para CONSULTIA, COMERZIA y LEADMANAGER\./],
  ] as const)(
    'says in %s what an account opens, and that the piece of a screen is an example',
    async (language, example, opens) => {
      await openAuth('/auth?tab=register', language);
      expect(await screen.findByText(opens)).toBeVisible();
      expect(screen.getByText(example)).toBeInTheDocument();
    },
  );

  it.each([
    ['/auth', 'en', 'Sign in to CONSULTIA'],
    ['/auth?tab=register', 'en', 'Create your account'],
    ['/auth?tab=register', 'es', 'Crea tu cuenta'],
  ] as const)('%s is called in %s what it is for: %s', async (path, language, title) => {
    await openAuth(path, language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toMatch(new RegExp(`^${title}`));
  });

  it('is for signing in where registration is closed, whatever the address says', async () => {
    fakeApi.answer(auth.options, { registrationOpen: false, demo: null });
    await openAuth('/auth?tab=register', 'en');
    expect(await screen.findByRole('heading', { name: 'Sign in to CONSULTIA' })).toBeVisible();
  });

  it('works with password managers', async () => {
    await openAuth();
    const username = screen.getByLabelText('Usuario');
    expect(username).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'current-password');
    expect(username.closest('form')).toHaveAttribute('method', 'post');
  });

  it('signs in to the demo account with one click where there is one', async () => {
    fakeApi.answer(auth.options, {
      registrationOpen: true,
      demo: { username: 'demo', password: 'demo-quorumia' },
    });
    const { user } = await openAuth();
    expect(await screen.findByText('demo · demo-quorumia')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Entrar en la demostración' }));
    await waitFor(() =>
      expect(fakeApi.callsTo(auth.login)[0]?.body).toEqual({ username: 'demo', password: 'demo-quorumia' }),
    );
  });

  it('shows no demo account where there is none', async () => {
    await openAuth();
    await waitFor(() => expect(fakeApi.callsTo(auth.options)).toHaveLength(1));
    expect(screen.queryByText('Acceso de demostración')).not.toBeInTheDocument();
  });
});
