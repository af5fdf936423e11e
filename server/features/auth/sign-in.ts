import type { Request } from 'express';
import type { SignedIn } from '../../../shared/auth/endpoints';
import type { User } from '../../../shared/auth/tables';
import type { Db } from '../../platform/database/database';
import { bearerToken, hashToken, newToken } from '../../platform/http/access';
import { clearSessionCookies, signInLifetime } from '../../platform/sessions';
import { deleteSignIn, findSessionOfToken, findToken, insertToken, updateTokenExpiry } from './auth.queries';

/** Starts a fresh cookie session and a bearer token that ends with it. The sign-in whose cookie it replaces ends. */
export async function startSession(db: Db, request: Request, user: User, now: Date): Promise<SignedIn> {
  await deleteSignIn(db, request.sessionID);
  await new Promise<void>((done, fail) => {
    request.logIn({ id: user.id }, (error: unknown) => (error ? fail(error as Error) : done()));
  });
  const token = newToken();
  await insertToken(db, {
    tokenHash: hashToken(token),
    userId: user.id,
    sessionId: request.sessionID,
    expiresAt: new Date(now.getTime() + signInLifetime),
  });
  return { token, user };
}

/** Ends the sign-in that a request belongs to, by its token, its cookie or both. */
export async function endSession(db: Db, request: Request): Promise<void> {
  const ofToken = await currentSession(db, request);
  await deleteSignIn(db, ofToken);
  await deleteSignIn(db, request.sessionID);
  await new Promise((done) => request.session.destroy(done));
  clearSessionCookies(request);
}

/** The cookie session of the sign-in that a request belongs to, also when only its token was sent. */
export async function currentSession(db: Db, request: Request): Promise<string> {
  const token = bearerToken(request);
  const ofToken = token && (await findSessionOfToken(db, hashToken(token)));
  return ofToken || request.sessionID;
}

/** Whose token it is; one that is more than half spent lasts its full time again. */
export async function tokenOwner(db: Db, tokenHash: string, now: Date): Promise<User | undefined> {
  const token = await findToken(db, tokenHash, now);
  if (token && token.expiresAt.getTime() - now.getTime() < signInLifetime / 2) {
    await updateTokenExpiry(db, tokenHash, new Date(now.getTime() + signInLifetime));
  }
  return token?.user;
}
