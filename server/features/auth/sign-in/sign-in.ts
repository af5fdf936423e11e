import type { SignedIn } from '../../../../shared/auth/endpoints';
import type { User } from '../../../../shared/auth/tables';
import type { Db } from '../../../platform/database/database';
import { hashToken, newToken } from '../../../platform/http/access';
import type { CookieSession } from '../../../platform/http/cookie-session';
import { signInLifetime } from '../../../platform/sessions';
import { deleteSignIn, findSessionOfToken, insertToken } from '../sign-ins.queries';
import { deviceOf } from './device';
import type { SignInMethod } from '../../../../shared/auth/tables';

/** From where, and how, a person signs in. */
export interface Entrance {
  session: CookieSession;
  address: string;
  header: (name: string) => string | undefined;
}

/**
 * Starts a new cookie session and a bearer token that ends with it. Ends the previous sign-in of the same cookie. Signing
 * in counts as a proof; by a second factor, or a passkey, it is strong.
 */
export async function startSession(
  db: Db,
  { session, address, header }: Entrance,
  user: User,
  now: Date,
  method: SignInMethod = 'password',
): Promise<SignedIn> {
  await deleteSignIn(db, session.id);
  await session.signIn(user.id);
  const token = newToken();
  await insertToken(db, {
    tokenHash: hashToken(token),
    userId: user.id,
    sessionId: session.id,
    expiresAt: new Date(now.getTime() + signInLifetime),
    createdAt: now,
    lastSeenAt: now,
    address,
    device: await deviceOf(header('user-agent')),
    method,
    isStrong: method !== 'password',
    provenAt: now,
  });
  return { token, user };
}

/** Ends the sign-in of a request, identified by its token, its cookie or both. */
export async function endSession(db: Db, session: CookieSession): Promise<void> {
  await deleteSignIn(db, await currentSession(db, session));
  await deleteSignIn(db, session.id);
  await session.end();
}

/** The cookie session of a request's sign-in, also when the request sent only the token. */
export async function currentSession(db: Db, { id, token }: CookieSession): Promise<string> {
  const ofToken = token && (await findSessionOfToken(db, hashToken(token)));
  return ofToken || id;
}
