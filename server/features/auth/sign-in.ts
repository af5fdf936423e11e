import type { Request, Response } from 'express';
import { Strategy } from 'passport-local';
import type { SignedIn } from '../../../shared/auth/endpoints';
import type { User } from '../../../shared/auth/tables';
import type { Db } from '../../platform/database/database';
import { bearerToken, hashToken, newToken } from '../../platform/http/access';
import { type Passport, signInLifetime } from '../../platform/sessions';
import { findCredentials, findSessionOfToken, insertToken } from './auth.queries';
import { passwordMatches } from './passwords';

/** Teaches passport to check a username and password; an unknown user takes as long as a wrong password. */
export function checkPasswordsWith(passport: Passport, db: Db) {
  passport.use(
    new Strategy((username, password, done) => {
      const check = async () => {
        const found = await findCredentials(db, username.trim());
        return (await passwordMatches(found?.password, password)) && found ? { id: found.id } : false;
      };
      check().then((user) => done(null, user), done);
    }),
  );
}

/** The account whose username and password are in the body; undefined when they are wrong. */
export function authenticate(passport: Passport, request: Request): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const decide = (error: unknown, user: Express.User | false | null | undefined) =>
      error ? fail(error as Error) : done(user ? user.id : undefined);
    const check = passport.authenticate('local', decide) as (
      request: Request,
      response: Response | undefined,
      next: (error: unknown) => void,
    ) => void;
    check(request, request.res, fail);
  });
}

/** Starts a fresh cookie session and a bearer token that ends with it. */
export async function startSession(db: Db, request: Request, user: User, now: Date): Promise<SignedIn> {
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

/** The cookie session of the sign-in that a request belongs to, also when only its token was sent. */
export async function currentSession(db: Db, request: Request): Promise<string> {
  const token = bearerToken(request);
  const ofToken = token && (await findSessionOfToken(db, hashToken(token)));
  return ofToken || request.sessionID;
}
