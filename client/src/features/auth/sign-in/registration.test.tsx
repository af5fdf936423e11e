import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '@shared/accounts/endpoints';
import { auth } from '@shared/auth/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { SignInTabs } from './sign-in-tabs';

const marta = {
  id: 7,
  username: 'marta',
  name: 'Marta Ruiz',
  email: 'marta@example.com',
  role: 'user' as const,
  createdAt: '2025-01-15T09:00:00.000Z',
};

const typed = {
  'Nombre completo': 'Marta Ruiz',
  'Correo electrónico': 'marta@example.com',
  Usuario: 'marta',
  Contraseña: 'secreto',
  'Confirmar contraseña': 'secreto',
};

const openRegistration = (path = '/auth?tab=register') => renderAt(<SignInTabs />, { path, language: 'es' });

async function fillIn(user: UserEvent, changes: Partial<typeof typed> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    if (text) await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
}

beforeEach(() => {
  fakeApi.answer(auth.options, { registrationOpen: true, demo: null });
  fakeApi.answer(accountsApi.list, []);
  fakeApi.answer(auth.register, { token: 'a-token', user: marta });
});

describe('creating an account', () => {
  it('signs in with it and says that it was created', async () => {
    const { user } = await openRegistration();
    await fillIn(user);
    expect(await screen.findByText('Su cuenta ha sido creada correctamente')).toBeVisible();
    expect(localStorage.getItem('auth_token')).toBe('a-token');
    expect(fakeApi.callsTo(auth.register)[0]?.body).toEqual({
      name: 'Marta Ruiz',
      email: 'marta@example.com',
      username: 'marta',
      password: 'secreto',
    });
  });

  it('refuses a password under six characters', async () => {
    const { user } = await openRegistration();
    await fillIn(user, { Contraseña: 'corta', 'Confirmar contraseña': 'corta' });
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription(
      /La contraseña debe tener al menos 6 caracteres/,
    );
    expect(fakeApi.callsTo(auth.register)).toEqual([]);
  });

  it('says how strong the password is, and knows whose it is to be', async () => {
    const { user } = await openRegistration();
    await user.type(screen.getByLabelText('Usuario'), 'marta.ruiz');
    const password = screen.getByLabelText('Contraseña');
    await user.type(password, 'Marta.Ruiz');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Igual que tu usuario o tu correo'));
    await user.type(password, ' y su gata Lola');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Fuerte: muy difícil de adivinar'));
  });

  it('asks to confirm the password', async () => {
    const { user } = await openRegistration();
    await fillIn(user, { 'Confirmar contraseña': '' });
    expect(screen.getByLabelText('Confirmar contraseña')).toHaveAccessibleDescription(
      'Debe confirmar la contraseña',
    );
  });

  it('says beside the confirmation that the two passwords differ', async () => {
    const { user } = await openRegistration();
    await fillIn(user, { 'Confirmar contraseña': 'secreta' });
    expect(screen.getByLabelText('Confirmar contraseña')).toHaveAccessibleDescription(
      'Las contraseñas no coinciden',
    );
    expect(screen.getByLabelText('Contraseña')).not.toHaveAttribute('aria-invalid');
    expect(fakeApi.callsTo(auth.register)).toEqual([]);
  });

  it('puts what the server refuses beside its field and keeps what was typed', async () => {
    const message = 'Ese usuario ya existe';
    fakeApi.refuse(auth.register, 409, { message, fields: { username: message } });
    const { user } = await openRegistration();
    await fillIn(user);
    expect(await screen.findByText('Error de registro')).toBeVisible();
    expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription(message);
    for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
  });

  it('has its own words when the server has none', async () => {
    fakeApi.refuse(auth.register, 502);
    const { user } = await openRegistration();
    await fillIn(user);
    expect(await screen.findByText('No se pudo crear la cuenta')).toBeVisible();
  });

  it('names each field for password managers', async () => {
    await openRegistration();
    const hints = Object.keys(typed).map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(hints).toEqual(['name', 'email', 'username', 'new-password', 'new-password']);
  });
});

describe('the tab to create an account', () => {
  it('stands in the address and keeps the way back', async () => {
    const { user } = await openRegistration('/auth?next=%2Fsettings');
    await user.click(screen.getByRole('tab', { name: 'Crear cuenta' }));
    expect(screen.getByLabelText('Confirmar contraseña')).toBeVisible();
    expect(location.search).toBe('?next=%2Fsettings&tab=register');
    await user.click(screen.getByRole('tab', { name: 'Iniciar sesión' }));
    expect(location.search).toBe('?next=%2Fsettings');
  });

  it('is not there while registration is closed', async () => {
    fakeApi.answer(auth.options, { registrationOpen: false, demo: null });
    await openRegistration();
    expect(await screen.findByText('El registro está cerrado')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });
});

it.each([
  ['en', 'terms', '/legal', 'privacy policy', '/privacy'],
  ['es', 'condiciones', '/es/legal', 'política de privacidad', '/es/privacy'],
] as const)(
  'says in “%s” what it accepts and how the data are used',
  async (language, terms, legal, privacy, page) => {
    await renderAt(<SignInTabs />, { path: '/auth?tab=register', language });
    expect(await screen.findByRole('link', { name: terms })).toHaveAttribute('href', legal);
    expect(screen.getByRole('link', { name: privacy })).toHaveAttribute('href', page);
  },
);
