import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { invitationsApi, type OpenInvitation } from '@shared/accounts/endpoints';
import { auth } from '@shared/auth/endpoints';
import type { Wire } from '@shared/http/wire';
import { fakeApi } from '@/testing/fake-api';
import { openAccount } from '@/lib/session/open-account';
import { renderAt } from '@/testing/render';
import { signedInAs, signedOut } from '@/testing/signed-in';
import { InvitationPage } from './invitation-page';

const invitation: Wire<OpenInvitation> = {
  email: 'Marta@example.com',
  role: 'reader',
  expiresAt: '2026-12-04T09:00:00.000Z',
  account: { id: 9, name: 'Panadería Espiga' },
  invitedBy: 'Joan',
  isRegistered: true,
};

const open = (search = '?token=a-secret-link', language: 'en' | 'es' = 'en') =>
  renderAt(
    <Route path="/auth/invitation">
      <InvitationPage />
    </Route>,
    { path: `/auth/invitation${search}`, language },
  );

const reads = (changes: Partial<typeof invitation> = {}) =>
  fakeApi.answer(invitationsApi.read, { ...invitation, ...changes });
const here = () => location.pathname + location.search;

vi.mock('@/lib/session/open-account', () => ({ openAccount: vi.fn<(account?: number) => void>() }));

beforeEach(() => {
  reads();
  fakeApi.answer(auth.options, { registrationOpen: false, demo: { username: 'demo', password: 'demo-1' } });
});

describe('an invitation', () => {
  beforeEach(() => void signedInAs());

  it('says who invites, to which account, as what and until when, and accepts nothing by itself', async () => {
    await open();
    expect(await screen.findByText('Joan invites you to the account “Panadería Espiga”.')).toBeVisible();
    expect(screen.getByText('You will see everything in it and change nothing.')).toBeVisible();
    expect(screen.getByText('You can accept until 4 December 2026.')).toBeVisible();
    expect(fakeApi.callsTo(invitationsApi.accept)).toEqual([]);
  });

  it('leads into the account once it is accepted', async () => {
    fakeApi.answer(invitationsApi.accept, { accountId: 9 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Join “Panadería Espiga”' }));
    await waitFor(() => expect(openAccount).toHaveBeenCalledWith(9));
    expect(fakeApi.callsTo(invitationsApi.accept)[0]?.path).toBe('/api/invitations/a-secret-link/accept');
  });

  it('to own the account says what becomes of whoever owned it', async () => {
    reads({ role: 'owner' });
    fakeApi.answer(invitationsApi.accept, { accountId: 9 });
    const { user } = await open('?token=a-secret-link', 'es');
    expect(await screen.findByText('Joan te traspasa la cuenta «Panadería Espiga».')).toBeVisible();
    expect(screen.getByText(/Quien era titular hasta ahora se queda/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Quedarme con «Panadería Espiga»' }));
    await waitFor(() => expect(openAccount).toHaveBeenCalledWith(9));
  });

  it('that cannot be accepted says why and stays', async () => {
    fakeApi.refuse(invitationsApi.accept, 409, {
      message: 'A person can be a member of at most 10 accounts',
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Join/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('at most 10 accounts');
    expect(here()).toBe('/auth/invitation?token=a-secret-link');
  });

  it('for another address says so, and lets sign in with that one', async () => {
    reads({ email: 'anna@example.com' });
    fakeApi.answer(auth.logout, null);
    const { user } = await open();
    expect(
      await screen.findByText(
        'You are signed in as marta@example.com. The invitation is for anna@example.com.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
    signedOut();
    await user.click(screen.getByRole('button', { name: 'Sign in with anna@example.com' }));
    expect(await screen.findByLabelText('Username')).toBeVisible();
    expect(here()).toBe('/auth/invitation?token=a-secret-link');
  });
});

describe('somebody who is not signed in', () => {
  beforeEach(signedOut);

  it('signs in on the page, without the offer of the demo, and can then join', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Username'), 'marta');
    expect(screen.queryByRole('button', { name: 'Enter the demo' })).not.toBeInTheDocument();
    const marta = signedInAs();
    fakeApi.answer(auth.login, { token: 'a-token', user: marta });
    await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
    expect(await screen.findByRole('button', { name: 'Join “Panadería Espiga”' })).toBeVisible();
    expect(here()).toBe('/auth/invitation?token=a-secret-link');
  });

  it('and not registered registers with the invited address, although registration is closed', async () => {
    reads({ isRegistered: false, email: 'marta@example.com' });
    const { user } = await open();
    const email = await screen.findByLabelText('Email');
    expect(email).toHaveValue('marta@example.com');
    await user.type(email, 'x');
    expect(email).toHaveValue('marta@example.com');
    await user.type(screen.getByLabelText('Full name'), 'Marta');
    await user.type(screen.getByLabelText('Username'), 'marta');
    await user.type(screen.getByLabelText('Password'), 'una-gata-gris');
    await user.type(screen.getByLabelText('Confirm password'), 'una-gata-gris');
    const marta = signedInAs();
    fakeApi.answer(auth.register, { token: 'a-token', user: marta });
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(here()).toBe('/today'));
    expect(fakeApi.callsTo(auth.register)[0]?.body).toEqual({
      name: 'Marta',
      email: 'marta@example.com',
      username: 'marta',
      password: 'una-gata-gris',
      invitation: 'a-secret-link',
    });
  });
});

describe('a link that invites to nothing', () => {
  beforeEach(signedOut);

  it('says that it is over and what to do', async () => {
    fakeApi.refuse(invitationsApi.read, 409, { message: 'Ya no es válida' });
    await open('?token=a-secret-link', 'es');
    expect(await screen.findByText('Esta invitación ya no es válida')).toBeVisible();
    expect(screen.getByText(/Pide a quien te invitó que te la vuelva a enviar/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a la página de inicio de sesión' })).toHaveAttribute(
      'href',
      '/auth',
    );
  });

  it('says that it is incomplete without its token', async () => {
    await open('');
    expect(await screen.findByText('This link is incomplete')).toBeVisible();
    expect(fakeApi.callsTo(invitationsApi.read)).toEqual([]);
  });

  it('is not taken for an end while the server cannot be reached', async () => {
    fakeApi.disconnect(invitationsApi.read);
    const { user } = await open();
    reads();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Joan invites you/)).toBeVisible();
  });
});
