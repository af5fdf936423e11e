import type { User } from '../../../../shared/auth/tables';
import type { PasskeyCreation, PasskeyRequest } from '../../../../shared/auth/factors/endpoints';
import type { MadePasskey, PasskeyAnswer } from '../../../../shared/auth/factors/schemas';
import { authMessages } from '../../../../shared/auth/messages';
import { site } from '../../../../shared/site';
import type { Config } from '../../../platform/config';
import { AppError, conflict } from '../../../platform/http/errors';
import type { findPasskey } from './factors.queries';

type Site = Pick<Config, 'publicUrl'>;
type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Loaded at first use: most servers start without anybody's passkey. */
const library = () => import('@simplewebauthn/server');

/** Browsers make passkeys for hosts by name over https, and for this very machine (Web Authentication, section 5.1.3). */
export function takesPasskeys({ publicUrl }: Site): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return hostname === 'localhost' || (protocol === 'https:' && !/^[\d.]+$|^\[/.test(hostname));
}

/** The site as authenticators know it. */
function relyingParty({ publicUrl }: Site) {
  const { hostname, origin } = new URL(publicUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
}

/** The options with which a browser makes a passkey that the authenticator keeps and protects. */
export async function creationOptions(
  config: Site,
  user: User,
  own: readonly { id: string; transports: string[] }[],
): Promise<PasskeyCreation> {
  if (!takesPasskeys(config)) throw conflict(authMessages['passkeys.impossible']);
  const { generateRegistrationOptions } = await library();
  return {
    ...(await generateRegistrationOptions({
      rpName: site.name,
      rpID: relyingParty(config).expectedRPID,
      userID: new TextEncoder().encode(String(user.id)),
      userName: user.username,
      userDisplayName: user.name,
      excludeCredentials: [...own],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })),
  };
}

/** The options with which a browser asks for a passkey: one of those given, or any that it has for the site. */
export async function requestOptions(
  config: Site,
  own: readonly { id: string; transports: string[] }[] = [],
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library();
  return {
    ...(await generateAuthenticationOptions({
      rpID: relyingParty(config).expectedRPID,
      userVerification: 'required',
      ...(own.length > 0 && { allowCredentials: [...own] }),
    })),
  };
}

/** 400: the passkey is unknown, another person's, or its answer is for something else. */
export const passkeyRefused = () => new AppError(400, authMessages['passkey.refused']);

/** The library's answer; throws 400 for whatever it refuses: another site, another challenge, a wrong signature. */
const checked = async <Verified extends { verified: boolean }>(check: Promise<Verified>) => {
  const result = await check.catch(() => undefined);
  if (!result?.verified) throw passkeyRefused();
  return result;
};

/** What to keep of a new passkey. Throws 400 when the response does not answer the challenge. */
export async function readNewPasskey(config: Site, challenge: string, response: MadePasskey) {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await checked(
    verifyRegistrationResponse({
      ...relyingParty(config),
      expectedChallenge: challenge,
      response,
    }),
  );
  if (!registrationInfo) throw passkeyRefused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...transports],
  };
}

/** The counter of a passkey that has answered the challenge; throws 400 when it is unknown or did not. */
export async function checkPasskey(
  config: Site,
  challenge: string,
  response: PasskeyAnswer,
  passkey: StoredPasskey | undefined,
): Promise<{ passkey: StoredPasskey; counter: number }> {
  if (!passkey || !challenge) throw passkeyRefused();
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo } = await checked(
    verifyAuthenticationResponse({
      ...relyingParty(config),
      expectedChallenge: challenge,
      response,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  return { passkey, counter: authenticationInfo.newCounter };
}
