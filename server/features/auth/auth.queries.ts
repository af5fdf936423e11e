import { eq, sql } from 'drizzle-orm';
import type { NewUser } from '../../../shared/auth/schemas';
import { type User, users } from '../../../shared/auth/tables';
import { openAccount } from '../../platform/accounts/accounts.queries';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';
import { onBroken } from '../../platform/database/rows/violations';
import { conflict, unauthorized } from '../../platform/http/errors';
import { authMessages } from '../../../shared/auth/messages';

/** A person without the hash of their password. */
export const publicColumns = {
  id: users.id,
  username: users.username,
  name: users.name,
  email: users.email,
  role: users.role,
  createdAt: users.createdAt,
};

const sameText = (column: typeof users.username | typeof users.email, value: string) =>
  eq(sql`lower(${column})`, sql`lower(${value})`);

const taken = {
  users_username_any_case: () =>
    conflict(authMessages['username.taken'], { fields: { username: authMessages['username.taken'] } }),
  users_email_any_case: () =>
    conflict(authMessages['email.taken'], { fields: { email: authMessages['email.taken'] } }),
};

export async function findUser(db: Db, id: number): Promise<User | undefined> {
  const [user] = await db.select(publicColumns).from(users).where(eq(users.id, id));
  return user;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db.select(publicColumns).from(users).where(sameText(users.email, email));
  return user;
}

/** The only query that reads a password hash. */
export async function findCredentials(db: Db, username: string) {
  const [found] = await db
    .select({ id: users.id, password: users.password })
    .from(users)
    .where(sameText(users.username, username));
  return found;
}

/** `password` must be a hash. Throws 409 when the username or the email is taken. */
export async function insertUser(db: Db, user: NewUser & { role?: User['role'] }): Promise<User> {
  const [row] = await onBroken(taken, db.insert(users).values(user).returning(publicColumns));
  return row as User;
}

/** The same, with an account that is theirs alone, under the same number. */
export async function insertUserAlone(
  tx: Db,
  user: NewUser & { isDemo?: boolean },
  address?: string,
): Promise<{ user: User; owner: Owner }> {
  const { isDemo, ...person } = user;
  const made = await insertUser(tx, person);
  return { user: made, owner: await openAccount(tx, made, { id: made.id, isDemo }, address) };
}

/** Throws 409 when another account has the email, 401 when this account no longer exists. */
export async function updateProfile(
  db: Db,
  id: number,
  profile: { name: string; email?: string },
): Promise<User> {
  const [row] = await onBroken(
    taken,
    db.update(users).set(profile).where(eq(users.id, id)).returning(publicColumns),
  );
  if (!row) throw unauthorized();
  return row;
}

/**
 * Reads an account's email and locks the row until the transaction ends; throws 401 when the account no longer exists.
 */
export async function lockEmail(tx: Db, id: number): Promise<string> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id)).for('update');
  if (!user) throw unauthorized();
  return user.email;
}

export const updatePassword = (db: Db, id: number, hash: string) =>
  db.update(users).set({ password: hash }).where(eq(users.id, id));

export async function updateRole(db: Db, username: string, role: User['role']): Promise<User | undefined> {
  const [row] = await db
    .update(users)
    .set({ role })
    .where(sameText(users.username, username))
    .returning(publicColumns);
  return row;
}

export const deleteUser = (db: Db, id: number) => db.delete(users).where(eq(users.id, id));
