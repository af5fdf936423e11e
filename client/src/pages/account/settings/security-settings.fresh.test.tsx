import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { factors } from '@shared/auth/factors/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { SecuritySettings } from './security-settings';

const startRegistration = vi.hoisted(() => vi.fn<(asked: unknown) => Promise<object>>());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

const none = {
  passkeys: [],
  hasApp: false,
  recoveryCodesLeft: 0,
  methods: [],
  takesPasskeys: true,
  takesApps: true,
};
const iPhone = { id: 3, name: 'iPhone', createdAt: '2026-11-02T10:00:00.000Z', lastUsedAt: null };
const withPasskey = {
  ...none,
  passkeys: [iPhone],
  recoveryCodesLeft: 8,
  methods: ['passkey' as const, 'recovery' as const],
};
const withApp = {
  ...none,
  hasApp: true,
  recoveryCodesLeft: 1,
  methods: ['app' as const, 'recovery' as const],
};
const response = {
  id: 'a-key',
  rawId: 'a-key',
  type: 'public-key',
  response: { attestationObject: 'made', transports: ['internal'] },
  clientExtensionResults: {},
};
const codes = ['AAAA-BBBB', 'CCCC-DDDD'];
const seen = {
  createdAt: '2026-11-02T10:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  address: '198.51.100.7',
};
const here = { ...seen, id: 1, device: 'Firefox, Linux', method: 'password' as const, isThis: true };
const there = { ...seen, id: 2, device: 'Safari, iPhone', method: 'passkey' as const, isThis: false };

async function open(held: object = none, { language = 'en' as 'en' | 'es' } = {}) {
  const marta = signedInAs();
  fakeApi.answer(factors.read, { ...none, ...held });
  const page = await renderAt(<SecuritySettings user={marta} signInAt="/auth" />, {
    path: '/settings?part=security',
    language,
  });
  await screen.findByRole('region', { name: language === 'en' ? 'Passkeys' : 'Llaves de acceso' });
  return page;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  startRegistration.mockReset().mockResolvedValue(response);
  vi.stubGlobal('PublicKeyCredential', {});
  fakeApi.answer(factors.signIns, [here, there]);
  fakeApi.answer(factors.passkeyOptions, {
    ticket: 'a-ticket',
    options: {
      challenge: 'abc',
      rp: { name: 'QuorumIA' },
      user: { id: 'MQ', name: 'marta', displayName: 'Marta' },
      pubKeyCredParams: [],
    },
  });
});

describe('passkeys', () => {
  async function add() {
    const page = await open();
    await page.user.click(section('Passkeys').getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(screen.getByRole('dialog'));
    const name = dialog.getByLabelText('Name of the passkey');
    await page.user.clear(name);
    await page.user.type(name, 'Work laptop{Enter}');
    return { ...page, dialog };
  }

  test('are made under a name, and the first one brings recovery codes', async () => {
    fakeApi.answer(factors.addPasskey, () => {
      fakeApi.answer(factors.read, withPasskey);
      return { recoveryCodes: codes };
    });
    const { user } = await add();
    expect(await screen.findByText('Your recovery codes')).toBeVisible();
    expect(fakeApi.callsTo(factors.addPasskey)[0]?.body).toEqual({
      ticket: 'a-ticket',
      name: 'Work laptop',
      response,
    });
    expect(await section('Passkeys').findByText('iPhone')).toBeVisible();
    const shown = section('Recovery codes');
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await waitFor(() => expect(shown.getByRole('heading', { level: 3 })).toHaveFocus());
    await user.click(shown.getByRole('button', { name: 'Copy codes' }));
    expect(await navigator.clipboard.readText()).toBe('AAAA-BBBB\nCCCC-DDDD');
    await user.click(shown.getByRole('button', { name: 'I have kept them' }));
    expect(shown.getByText('You have 8 codes left of 10.')).toBeVisible();
    expect(screen.queryByText('AAAA-BBBB')).not.toBeInTheDocument();
  });

  test('are not made when the person closes the dialog of the browser, which is no error', async () => {
    startRegistration.mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    const { dialog } = await add();
    const create = dialog.getByRole('button', { name: 'Create passkey' });
    await waitFor(() => expect(create).toBeEnabled());
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Name of the passkey')).toHaveValue('Work laptop');
    expect(fakeApi.callsTo(factors.addPasskey)).toEqual([]);
  });

  test('say that the device holds one already', async () => {
    startRegistration.mockRejectedValue(new DOMException('there', 'InvalidStateError'));
    const { dialog } = await add();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This device holds a passkey of yours already.',
    );
  });

  test('are removed once that is confirmed', async () => {
    const { user } = await open(withPasskey);
    expect(section('Passkeys').getByText('made on 2 Nov 2026 · not used yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the passkey “iPhone”' }));
    expect(fakeApi.callsTo(factors.removePasskey)).toEqual([]);
    fakeApi.answer(factors.removePasskey, () => {
      fakeApi.answer(factors.read, none);
      return null;
    });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
    expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
    expect(fakeApi.callsTo(factors.removePasskey)[0]?.path).toBe('/api/account/passkeys/3');
  });

  test('stay when the server refuses, and it is said why', async () => {
    fakeApi.refuse(factors.removePasskey, 409, { message: 'This is your last one', code: 'factor.last' });
    const { user } = await open(withPasskey);
    await user.click(screen.getByRole('button', { name: 'Remove the passkey “iPhone”' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('This is your last one')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['the site', { takesPasskeys: false }, /need a site with https/],
    [
      'the limit',
      { passkeys: Array.from({ length: 10 }, (_, id) => ({ ...iPhone, id })) },
      /more are not possible/,
    ],
  ])('are not offered where %s does not allow them', async (_, held, why) => {
    await open(held);
    expect(section('Passkeys').getByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });
});

describe('codes of an app', () => {
  const set = { ticket: 'app-ticket', secret: 'JBSWY3DPEHPK3PXP', picture: 'data:image/svg+xml,qr' };

  test('are connected by a picture or a key, and the first code', async () => {
    fakeApi.answer(factors.setUpApp, set);
    const message = 'That code is not right';
    fakeApi.refuse(factors.addApp, 400, { message, code: 'code.wrong', fields: { code: message } });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Connect an app' }));
    expect(await screen.findByRole('img', { name: 'The QR code for your app' })).toHaveAttribute(
      'src',
      set.picture,
    );
    expect(screen.getByLabelText('Or type this key into the app')).toHaveValue(set.secret);
    const code = screen.getByLabelText('Code that the app shows');
    await user.type(code, '111111{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(message));
    fakeApi.answer(factors.addApp, () => {
      fakeApi.answer(factors.read, withApp);
      return { recoveryCodes: [] };
    });
    await user.type(code, '{Backspace}2{Enter}');
    expect(await screen.findByText('An app is connected.')).toBeVisible();
    expect(fakeApi.callsTo(factors.addApp).at(-1)?.body).toEqual({ ticket: 'app-ticket', code: '111112' });
    expect(screen.getByText('You have one code left of 10.')).toBeVisible();
  });

  test('are disconnected once that is confirmed', async () => {
    const { user } = await open(withApp);
    fakeApi.answer(factors.removeApp, () => {
      fakeApi.answer(factors.read, none);
      return null;
    });
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('No app is connected.')).toBeVisible();
  });

  test('are not offered where the server cannot keep the secret', async () => {
    await open({ takesApps: false });
    expect(screen.getByText(/cannot be used on this site yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Connect an app' })).not.toBeInTheDocument();
  });
});

test('recovery codes are made anew after a question, and shown once', async () => {
  const { user } = await open(withApp, { language: 'es' });
  expect(screen.getByText('Te queda un código de 10.')).toBeVisible();
  fakeApi.answer(factors.renewCodes, { recoveryCodes: codes });
  await user.click(screen.getByRole('button', { name: 'Crear códigos nuevos' }));
  expect(fakeApi.callsTo(factors.renewCodes)).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Crear códigos nuevos' }));
  expect(await screen.findByText('CCCC-DDDD')).toBeVisible();
});

describe('devices', () => {
  test('are listed with this one marked, and the others signed out', async () => {
    const { user } = await open();
    const rows = (await section('Devices').findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(
      /^Firefox, Linux · 198.51.100.7since 2 Nov 2026, with the password.*This device$/,
    );
    expect(rows[1]).toMatch(/^Safari, iPhone.*with a passkey.*Sign out$/);
    fakeApi.answer(factors.endSignIn, () => {
      fakeApi.answer(factors.signIns, [here]);
      return null;
    });
    await user.click(screen.getByRole('button', { name: /^Sign out on Safari, iPhone/ }));
    expect(await screen.findByText('Signed out there')).toBeVisible();
    await waitFor(() => expect(section('Devices').getAllByRole('listitem')).toHaveLength(1));
    expect(fakeApi.callsTo(factors.endSignIn)[0]?.path).toBe('/api/account/sign-ins/2');
  });
});
