import { authMessages } from '../../../../shared/auth/messages';
import { site } from '../../../../shared/site';
import type { Config } from '../../../platform/config';
import { conflict } from '../../../platform/http/errors';
import { credentialsKey, seal, unseal } from '../../../platform/secrets/sealed';

type KeyConfig = Parameters<typeof credentialsKey>[0];

/** Seconds for which a code stands (RFC 6238, section 4.1), and the periods before and after that also count. */
const period = 30;
const window = 1;

/** What every app takes: the defaults of RFC 6238 and of Google's key URI. */
const codesOf = async (secret: string, label = '') => {
  const { TOTP } = await import('otpauth');
  return new TOTP({ issuer: site.name, label, secret, algorithm: 'SHA1', digits: 6, period });
};

const about = (userId: number) => `totp ${userId}`;

/** Whether the server has a key with which to keep the secrets of apps. */
export const takesApps = (config: KeyConfig) => credentialsKey(config) !== undefined;

function requireKey(config: KeyConfig) {
  const key = credentialsKey(config);
  if (!key) throw conflict(authMessages['app.impossible'], { code: 'credentials.noKey' });
  return key;
}

/** A new secret: sealed, in base32 to be typed, and as a picture to be scanned. Throws 409 without a key. */
export async function makeSecret(config: KeyConfig, user: { id: number; username: string }) {
  const key = requireKey(config);
  const [{ Secret }, { renderSVG }] = await Promise.all([import('otpauth'), import('uqr')]);
  // 160 bits, as RFC 4226 recommends (section 4, R6).
  const secret = new Secret({ size: 20 }).base32;
  const drawing = renderSVG((await codesOf(secret, user.username)).toString());
  return {
    secret,
    sealed: seal(key, secret, about(user.id)),
    picture: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  };
}

/** The period for which a code is right, counted from 1970; undefined for a wrong one. */
export async function stepOf(
  config: Pick<Config, 'credentialsKey' | 'makesCredentialsKey' | 'dataDir'>,
  { userId, sealed }: { userId: number; sealed: string },
  code: string,
  now: Date,
): Promise<number | undefined> {
  const secret = unseal(requireKey(config), sealed, about(userId));
  if (secret === undefined) return undefined;
  const timestamp = now.getTime();
  const delta = (await codesOf(secret)).validate({ token: code, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / period) + delta;
}
