import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { auth } from '@shared/auth/endpoints';
import { secondStep } from '@shared/auth/factors/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs, signedOut } from '@/testing/signed-in';
import { AuthPage } from './auth-page';

const startAuthentication = vi.hoisted(() => vi.fn<(asked: unknown) => Promise<object>>());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

const answered = {
  id: 'a-key',
  rawId: 'a-key',
  type: 'public-key',
  response: { signature: 'signed' },
  clientExtensionResults: {},
};
const asked = { ticket: 'a-passkey-ticket', options: { challenge: 'abc' } };
const over = { message: 'That took too long. Start again', code: 'ticket.over' as const };

const open = (path = '/auth') =>
  renderAt(
    <Route path="/auth">
      <AuthPage />
    </Route>,
    { path, language: 'en' },
  );

async function typePassword(path?: string) {
  const page = await open(path);
  await page.user.type(screen.getByLabelText('Username'), 'marta');
  await page.user.type(screen.getByLabelText('Password'), 'secreto{Enter}');
  return page;
}

let signedIn: { token: string; user: ReturnType<typeof signedInAs> };

beforeEach(() => {
  startAuthentication.mockReset().mockResolvedValue(answered);
  vi.stubGlobal('PublicKeyCredential', {});
  signedIn = { token: 'a-token', user: signedInAs() };
  signedOut();
  fakeApi.answer(auth.options, { registrationOpen: true, demo: null });
  fakeApi.answer(auth.login, { factor: { ticket: 'a-ticket', methods: ['passkey', 'app', 'recovery'] } });
  fakeApi.answer(secondStep.code, signedIn);
  fakeApi.answer(secondStep.passkeyOptions, asked);
  fakeApi.answer(secondStep.passkey, signedIn);
});

describe('the second step of a sign-in', () => {
  it('takes the place of the password, and a code ends it', async () => {
    const { user } = await typePassword();
    const code = await screen.findByLabelText('Code from your app, or a recovery code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(localStorage.getItem('auth_token')).toBeNull();
    await user.type(code, '123 456{Enter}');
    expect(await screen.findByText('Welcome back, Marta')).toBeVisible();
    expect(fakeApi.callsTo(secondStep.code)[0]?.body).toEqual({ ticket: 'a-ticket', code: '123456' });
    expect(localStorage.getItem('auth_token')).toBe('a-token');
    expect(location.pathname).toBe('/consultoria');
  });

  it.each([
    [['recovery'] as const, 'One of your recovery codes'],
    [['app'] as const, 'Code from your app'],
  ])('says which code a person has: %s', async (methods, label) => {
    fakeApi.answer(auth.login, { factor: { ticket: 'a-ticket', methods } });
    await typePassword();
    expect(await screen.findByLabelText(label)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });

  it('says beside the code that it is wrong, and keeps it', async () => {
    const message = 'That code is not right';
    fakeApi.refuse(secondStep.code, 400, { message, code: 'code.wrong', fields: { code: message } });
    const { user } = await typePassword();
    const code = await screen.findByLabelText(/^Code from/);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(code).toHaveAccessibleDescription('Type the code');
    await user.type(code, '999999{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(message));
    expect(code).toHaveValue('999999');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes back to the password when it has taken too long, and keeps the name', async () => {
    fakeApi.refuse(secondStep.code, 400, over);
    const { user } = await typePassword();
    await user.type(await screen.findByLabelText(/^Code from/), '999999{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(over.message);
    expect(screen.getByLabelText('Username')).toHaveValue('marta');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('can be left for the password', async () => {
    const { user } = await typePassword();
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Username')).toHaveValue('marta');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is taken with a passkey', async () => {
    const { user } = await typePassword();
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('Welcome back, Marta')).toBeVisible();
    expect(fakeApi.callsTo(secondStep.passkeyOptions)[0]?.body).toEqual({ ticket: 'a-ticket' });
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: asked.options });
    expect(fakeApi.callsTo(secondStep.passkey)[0]?.body).toEqual({
      ticket: 'a-passkey-ticket',
      response: answered,
    });
  });

  it('begins with the passkey where a code would be one for an emergency', async () => {
    fakeApi.answer(auth.login, { factor: { ticket: 'a-ticket', methods: ['passkey', 'recovery'] } });
    await typePassword();
    const passkey = await screen.findByRole('button', { name: 'Use a passkey' });
    expect(passkey).toHaveFocus();
    const code = screen.getByLabelText('One of your recovery codes');
    expect(passkey.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('stays when the person closes the dialog of the browser', async () => {
    startAuthentication.mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    const { user } = await typePassword();
    const passkey = await screen.findByRole('button', { name: 'Use a passkey' });
    await user.click(passkey);
    await waitFor(() => expect(passkey).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(fakeApi.callsTo(secondStep.passkey)).toEqual([]);
  });

  it('says why a passkey was refused', async () => {
    fakeApi.refuse(secondStep.passkey, 400, { message: 'That passkey is not known here' });
    const { user } = await typePassword();
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That passkey is not known here');
  });

  it('comes from the address when the form was sent before its script was there', async () => {
    const { user } = await open('/auth?second=a-ticket&next=%2Fsettings');
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await user.type(screen.getByLabelText(/^Code from/), '123456{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/settings'));
    expect(fakeApi.callsTo(secondStep.code)[0]?.body).toEqual({ ticket: 'a-ticket', code: '123456' });
  });

  it('leaves the address when it is over', async () => {
    fakeApi.refuse(secondStep.code, 400, over);
    const { user } = await open('/auth?second=a-ticket&next=%2Fsettings');
    await user.type(await screen.findByLabelText(/^Code from/), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(over.message);
    expect(location.search).toBe('?next=%2Fsettings');
  });
});

describe('signing in with a passkey alone', () => {
  it('needs neither name nor password', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText('Welcome back, Marta')).toBeVisible();
    expect(fakeApi.callsTo(secondStep.passkeyOptions)[0]?.body).toEqual({});
    expect(localStorage.getItem('auth_token')).toBe('a-token');
  });

  it('is quiet when the person closes the dialog, and says so when it fails', async () => {
    startAuthentication.mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Sign in with a passkey' });
    await user.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.queryByText('Sign-in error')).not.toBeInTheDocument();
    fakeApi.refuse(secondStep.passkeyOptions, 429, { message: 'Too many attempts' });
    await user.click(button);
    expect(await screen.findByText('Too many attempts')).toBeVisible();
  });

  it('is not offered where the browser knows no passkeys', async () => {
    vi.unstubAllGlobals();
    fakeApi.start();
    fakeApi.answer(auth.options, { registrationOpen: true, demo: null });
    signedOut();
    await open();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
  });
});
