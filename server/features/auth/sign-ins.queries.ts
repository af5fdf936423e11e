import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { passwordResets, authTokens, userSessions, users } from '../../../shared/auth/tables';
import { accountsOfUser } from '../../platform/accounts/accounts.queries';
import type { Db } from '../../platform/database/database';
import { type Given, statement } from '../../platform/database/statement';
import { onBroken } from '../../platform/database/rows/violations';
import type { SessionPerson } from '../../platform/http/access';
import { unauthorized } from '../../platform/http/errors';
import { publicColumns } from './auth.queries';

const signInColumns = {
  id: authTokens.id,
  lastSeenAt: authTokens.lastSeenAt,
  isStrong: authTokens.isStrong,
  provenAt: authTokens.provenAt,
};

const sessionPerson = statement((db, { id, sessionId }: Given<{ id: number; sessionId: string }>) =>
  db
    .select({ user: publicColumns, accounts: accountsOfUser, signIn: signInColumns })
    .from(users)
    .leftJoin(authTokens, and(eq(authTokens.userId, users.id), eq(authTokens.sessionId, sessionId)))
    .where(eq(users.id, id)),
);

/** A person and their accounts, with the sign-in of a cookie session. */
export async function findSessionPerson(
  db: Db,
  id: number,
  sessionId: string,
): Promise<SessionPerson | undefined> {
  const [person] = await sessionPerson(db, { id, sessionId });
  return person;
}

/** Throws 401 when the account no longer exists. */
export const insertToken = (db: Db, token: typeof authTokens.$inferInsert) =>
  onBroken({ auth_tokens_user_id_users_id_fk: () => unauthorized() }, db.insert(authTokens).values(token));

const tokenPerson = statement((db, given: Given<{ tokenHash: string; now: Date }>) =>
  db
    .select({
      user: publicColumns,
      accounts: accountsOfUser,
      expiresAt: authTokens.expiresAt,
      signIn: signInColumns,
    })
    .from(authTokens)
    .innerJoin(users, eq(users.id, authTokens.userId))
    .where(and(eq(authTokens.tokenHash, given.tokenHash), gt(authTokens.expiresAt, given.now))),
);

/** The person and expiry of a valid token. */
export async function findTokenPerson(db: Db, tokenHash: string, now: Date) {
  const [person] = await tokenPerson(db, { tokenHash, now });
  return person;
}

/** Sets the expiry of a token and of its cookie session. */
export async function renewSignIn(db: Db, tokenHash: string, expiresAt: Date): Promise<void> {
  const renewed = db
    .update(authTokens)
    .set({ expiresAt })
    .where(eq(authTokens.tokenHash, tokenHash))
    .returning({ sessionId: authTokens.sessionId });
  // Like connect-pg-simple, whose column has no time zone.
  const expire = sql`to_timestamp(${expiresAt.getTime() / 1_000})`;
  for (const { sessionId } of await renewed) {
    await db.update(userSessions).set({ expire }).where(eq(userSessions.sid, sessionId));
  }
}

/** The cookie session of the sign-in that created a token. */
export async function findSessionOfToken(db: Db, tokenHash: string) {
  const [token] = await db
    .select({ sessionId: authTokens.sessionId })
    .from(authTokens)
    .where(eq(authTokens.tokenHash, tokenHash));
  return token?.sessionId;
}

/** Ends one sign-in: deletes its cookie session and its token. */
export async function deleteSignIn(db: Db, sessionId: string) {
  await db.delete(authTokens).where(eq(authTokens.sessionId, sessionId));
  await db.delete(userSessions).where(eq(userSessions.sid, sessionId));
}

/** Ends all sign-ins of a user, optionally except that of one session. */
export async function deleteSignIns(db: Db, userId: number, exceptSessionId = '') {
  await db
    .delete(authTokens)
    .where(and(eq(authTokens.userId, userId), ne(authTokens.sessionId, exceptSessionId)));
  await db
    .delete(userSessions)
    .where(
      and(
        sql`(${userSessions.sess} -> 'passport' ->> 'user') = ${String(userId)}`,
        ne(userSessions.sid, exceptSessionId),
      ),
    );
}

/** Deletes expired tokens and links. */
export async function deleteExpired(db: Db, now: Date) {
  await db.delete(authTokens).where(lt(authTokens.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}

/** Notes when a sign-in was last used. Callers are remembered on, so that this costs nothing but itself. */
export async function seeSignIn(db: Db, id: number, at: Date): Promise<void> {
  await db
    .update(authTokens)
    .set({ lastSeenAt: at })
    .where(and(eq(authTokens.id, id), lt(authTokens.lastSeenAt, at)));
}

/** Notes that the person has shown in a sign-in that it is them, with a second factor if they have one. */
export const proveSignIn = (
  db: Db,
  id: number,
  { provenAt, isStrong }: { provenAt: Date; isStrong: boolean },
): PromiseLike<unknown> =>
  db
    .update(authTokens)
    .set({ provenAt, ...(isStrong && { isStrong }) })
    .where(eq(authTokens.id, id));

/** The valid sign-ins of a person, the one used last first. */
export const listSignIns = (db: Db, userId: number, now: Date) =>
  db
    .select({
      id: authTokens.id,
      createdAt: authTokens.createdAt,
      lastSeenAt: authTokens.lastSeenAt,
      address: authTokens.address,
      device: authTokens.device,
      method: authTokens.method,
    })
    .from(authTokens)
    .where(and(eq(authTokens.userId, userId), gt(authTokens.expiresAt, now)))
    .orderBy(desc(authTokens.lastSeenAt), desc(authTokens.id));

/** The cookie session of one sign-in of a person; undefined when they have no such sign-in. */
export async function findSessionOf(db: Db, userId: number, id: number): Promise<string | undefined> {
  const [found] = await db
    .select({ sessionId: authTokens.sessionId })
    .from(authTokens)
    .where(and(eq(authTokens.userId, userId), eq(authTokens.id, id)));
  return found?.sessionId;
}
