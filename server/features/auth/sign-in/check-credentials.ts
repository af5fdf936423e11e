import { Strategy } from 'passport-local';
import { anySpelling } from '../../../../shared/any-spelling';
import type { Credentials } from '../../../../shared/auth/schemas';
import type { User } from '../../../../shared/auth/tables';
import type { Db } from '../../../platform/database/database';
import { unauthorized } from '../../../platform/http/errors';
import type { RateLimits } from '../../../platform/http/limits/rate-limits';
import type { Passport } from '../../../platform/sessions';
import { findCredentials, findUser } from '../auth.queries';
import { passwordMatches } from '../passwords/passwords';
import { authMessages } from '../../../../shared/auth/messages';
import { signInByAccount, signInByAddress } from '../limits';

export interface CheckDeps {
  db: Db;
  limits: RateLimits;
  passport: Passport;
}

/** Configures passport to check a username and password; an unknown user takes as long as a wrong password. */
export function checkPasswordsWith(passport: Passport, db: Db) {
  passport.use(
    new Strategy((username, password, done) => {
      const check = async () => {
        const found = await findCredentials(db, username);
        return (await passwordMatches(found?.password, password)) && found ? { id: found.id } : false;
      };
      check().then((user) => done(null, user), done);
    }),
  );
}

/** The account with this username and password; undefined when they are wrong. */
function authenticate(passport: Passport, credentials: Credentials): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const decide = (error: unknown, user: Express.User | false | null | undefined) =>
      error ? fail(error as Error) : done(user ? user.id : undefined);
    const check = passport.authenticate('local', decide) as (
      request: { body: Credentials },
      response: undefined,
      next: (error: unknown) => void,
    ) => void;
    // Passport's strategy reads only the body of a request.
    check({ body: credentials }, undefined, fail);
  });
}

/**
 * Checks credentials and returns the account; throws 401, or 429 after too many failures. Only failures count, per
 * account and address and per address.
 */
export async function signIn(
  { db, limits, passport }: CheckDeps,
  credentials: Credentials,
  address: string,
): Promise<User> {
  // The account is not looked up, because the count would then reveal whether it exists.
  const account = `${address} ${anySpelling(credentials.username)}`;
  await limits.count(signInByAddress, address);
  await limits.count(signInByAccount, account);
  const id = await authenticate(passport, credentials);
  const user = id && (await findUser(db, id));
  if (!user) throw unauthorized(authMessages['credentials.invalid']);
  await limits.uncount(signInByAddress, address);
  await limits.uncount(signInByAccount, account);
  return user;
}
