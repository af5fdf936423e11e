import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { auth } from '@shared/auth/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs, signedOut } from '@/testing/signed-in';
import { ComerciaAuthPage } from '../marketing/comercia-auth-page';
import { LeadmanagerAuthPage } from '../leads/leadmanager-auth-page';

const portals = [
  {
    path: '/comercia-auth',
    page: <ComerciaAuthPage />,
    home: '/comercia',
    offers: ['Marketing AI', 'Sales automation', 'Lead generation', 'Digital campaigns'],
  },
  {
    path: '/leadmanager',
    page: <LeadmanagerAuthPage />,
    home: '/leadmanager/dashboard',
    offers: ['Contact management', 'Lead tracking', 'Sales pipeline', 'Communication tools'],
  },
];

const newAccount = {
  'Full name': 'Marta Ruiz',
  Email: 'marta@example.com',
  Username: 'marta',
  Password: 'secreto',
  'Confirm password': 'secreto',
};

beforeEach(() => {
  const marta = signedInAs();
  signedOut();
  fakeApi.answer(auth.options, {
    registrationOpen: true,
    demo: { username: 'demo', password: 'demo-quorumia' },
  });
  fakeApi.answer(auth.login, { token: 'a-token', user: marta });
});

describe.each(portals)('the sign-in screen at $path', ({ path, page, home, offers }) => {
  const open = () => renderAt(<Route path={path}>{page}</Route>, { path, language: 'en' });

  it('says what the portal offers and leads back to the website', async () => {
    await open();
    const offered = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(offered).toEqual(offers);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    expect(await screen.findByText('Demo access')).toBeVisible();
  });

  it('leads to its own portal and welcomes the user', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Username'), 'marta');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('Welcome back, Marta')).toBeVisible();
    expect(location.pathname).toBe(home);
  });

  it('creates an account and leads to its own portal', async () => {
    fakeApi.answer(auth.register, { token: 'a-token', user: signedInAs() });
    signedOut();
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Create account' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
    for (const [label, text] of Object.entries(newAccount))
      await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(location.pathname).toBe(home));
    expect(fakeApi.callsTo(auth.register)).toHaveLength(1);
  });

  it.each([
    ['/settings', '/settings'],
    ['//evil.example', home],
  ])('goes after that where the address says, on this site only: %s', async (next, expected) => {
    fakeApi.answer(auth.register, { token: 'a-token', user: signedInAs() });
    signedOut();
    const at = `${path}?${new URLSearchParams({ tab: 'register', next })}`;
    const { user } = await renderAt(<Route path={path}>{page}</Route>, { path: at, language: 'en' });
    for (const [label, text] of Object.entries(newAccount))
      await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(location.pathname).toBe(expected));
  });

  it('offers no account where registration is closed', async () => {
    fakeApi.answer(auth.options, { registrationOpen: false, demo: null });
    await open();
    await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Username')).toBeVisible();
  });

  it('sends on whoever is signed in already', async () => {
    signedInAs();
    await open();
    await waitFor(() => expect(location.pathname).toBe(home));
  });
});

describe('signing in to the lead manager', () => {
  const open = () => renderAt(<LeadmanagerAuthPage />, { path: '/leadmanager/auth', language: 'es' });

  it('asks for both fields with a notice', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Usuario'), 'marta');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('Por favor complete todos los campos')).toBeVisible();
    expect(screen.getByText('Error de inicio de sesión')).toBeVisible();
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('La contraseña es requerida');
    expect(fakeApi.callsTo(auth.login)).toEqual([]);
  });

  it('does not call a field empty that is only too long', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('Usuario'));
    await user.paste('m'.repeat(201));
    await user.type(screen.getByLabelText('Contraseña'), 'secreto{Enter}');
    expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription(/como máximo 200/);
    expect(screen.queryByText('Por favor complete todos los campos')).not.toBeInTheDocument();
  });
});
