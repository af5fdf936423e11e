import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountsApi } from '@shared/accounts/endpoints';
import { account } from '@shared/auth/endpoints';
import { factors } from '@shared/auth/factors/endpoints';
import { call, errorText } from '@/lib/api/api-client';
import { downloadFile } from '@/lib/api/save-file';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { Proofs } from './proofs';

const startAuthentication = vi.hoisted(() => vi.fn<(asked: unknown) => Promise<object>>());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

const refusal = { message: 'Show once more that it is you', code: 'proof.needed' as const };
const none = {
  passkeys: [],
  hasApp: false,
  recoveryCodesLeft: 0,
  methods: [],
  takesPasskeys: true,
  takesApps: true,
};
const answered = {
  id: 'a-key',
  rawId: 'a-key',
  type: 'public-key',
  response: { signature: 'signed' },
  clientExtensionResults: {},
};

/** Refuses the download until there is a proof. */
function untilProven() {
  fakeApi.refuse(account.data, 403, refusal);
  fakeApi.answer(factors.prove, () => {
    fakeApi.answer(account.data, { companies: [] });
    return null;
  });
}

const open = () => renderAt(<Proofs />, { language: 'en' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
const proofs = () => fakeApi.callsTo(factors.prove).map(({ body }) => body);

beforeEach(() => {
  startAuthentication.mockReset().mockResolvedValue(answered);
  fakeApi.answer(factors.read, none);
  untilProven();
});

test('a call that needs a proof asks for the password of whoever has nothing else, and is repeated', async () => {
  const { user } = await open();
  const data = call(account.data, {});
  await user.type(await (await dialog()).findByLabelText('Password'), 'secreto{Enter}');
  expect(await data).toEqual({ companies: [] });
  expect(proofs()).toEqual([{ password: 'secreto' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('several calls wait for the same proof', async () => {
  const { user } = await open();
  const both = Promise.all([call(account.data, {}), call(account.data, {})]);
  await user.type(await (await dialog()).findByLabelText('Password'), 'secreto{Enter}');
  expect(await both).toEqual([{ companies: [] }, { companies: [] }]);
  expect(proofs()).toHaveLength(1);
  expect(fakeApi.callsTo(account.data)).toHaveLength(4);
});

test('a download needs it like any call', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open();
  const saved = downloadFile(account.data.path);
  await user.type(await (await dialog()).findByLabelText('Password'), 'secreto{Enter}');
  await saved;
  expect(click).toHaveBeenCalledOnce();
});

test('whoever closes the dialog reads why the call was refused, and is asked again next time', async () => {
  const { user } = await open();
  const data = call(account.data, {}).catch(errorText);
  await dialog();
  await user.keyboard('{Escape}');
  expect(await data).toBe('Show once more that it is you');
  expect(proofs()).toEqual([]);
  const again = call(account.data, {}).catch(errorText);
  await dialog();
  await user.keyboard('{Escape}');
  expect(await again).toBe('Show once more that it is you');
});

test('a wrong password is said beside it, and stays typed', async () => {
  const message = 'That isn’t your current password';
  fakeApi.refuse(factors.prove, 400, { message, fields: { password: message } });
  const { user } = await open();
  const data = call(account.data, {});
  const password = await (await dialog()).findByLabelText('Password');
  await user.type(password, 'otra{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(message));
  expect(password).toHaveValue('otra');
  untilProven();
  await user.type(password, '{Enter}');
  expect(await data).toEqual({ companies: [] });
});

test('whoever has an app gives a code instead of the password', async () => {
  fakeApi.answer(factors.read, { ...none, hasApp: true, methods: ['app', 'recovery'] });
  const message = 'That code is not right';
  fakeApi.refuse(factors.prove, 400, { message, code: 'code.wrong', fields: { code: message } });
  const { user } = await open();
  const data = call(account.data, {});
  const shown = await dialog();
  const code = await shown.findByLabelText('Code from your app, or a recovery code');
  expect(shown.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.type(code, '111111{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(message));
  expect(code).toHaveValue('111111');
  untilProven();
  await user.type(code, '{Backspace}2{Enter}');
  expect(await data).toEqual({ companies: [] });
  expect(proofs().at(-1)).toEqual({ code: '111112' });
});

test('whoever has a passkey uses it, and may close the dialog of the browser first', async () => {
  fakeApi.answer(factors.read, { ...none, methods: ['passkey', 'recovery'] });
  fakeApi.answer(factors.proofOptions, { ticket: 'a-ticket', options: { challenge: 'abc' } });
  startAuthentication.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
  const { user } = await open();
  const data = call(account.data, {});
  const passkey = await (await dialog()).findByRole('button', { name: 'Use a passkey' });
  await user.click(passkey);
  await waitFor(() => expect(passkey).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(passkey);
  expect(await data).toEqual({ companies: [] });
  expect(proofs()).toEqual([{ passkey: { ticket: 'a-ticket', response: answered } }]);
});

test('another refusal asks for nothing', async () => {
  fakeApi.refuse(accountsApi.list, 403, { message: 'No', code: 'role.short' });
  await open();
  expect(await call(accountsApi.list, {}).catch(errorText)).toBe('No');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
