import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { passkeys, recoveryCodes, totpSecrets } from '../../../../shared/auth/factors/tables';
import type { FactorMethod } from '../../../../shared/auth/endpoints';
import { authMessages } from '../../../../shared/auth/messages';
import { users } from '../../../../shared/auth/tables';
import type { Db } from '../../../platform/database/database';
import { onBroken } from '../../../platform/database/rows/violations';
import { conflict } from '../../../platform/http/errors';

/** How many of each factor a person has. */
interface Counted {
  passkeys: number;
  apps: number;
  codes: number;
}

const nothing: Counted = { passkeys: 0, apps: 0, codes: 0 };

const counts = (userId: number) => ({
  passkeys: sql<number>`(select count(*)::int from ${passkeys} as own where own.user_id = ${userId})`,
  apps: sql<number>`(select count(*)::int from ${totpSecrets} as own where own.user_id = ${userId})`,
  codes: sql<number>`(select count(*)::int from ${recoveryCodes} as own
    where own.user_id = ${userId} and own.used_at is null)`,
});

/** How many passkeys, apps and unused recovery codes a person has. */
export async function countFactors(db: Db, userId: number): Promise<Counted> {
  const [counted] = await db.select(counts(userId)).from(users).where(eq(users.id, userId));
  return counted ?? nothing;
}

/** The ways to a second step; none for whoever has neither a passkey nor an app. */
export function methodsOf({ passkeys: keys, apps, codes }: Counted): FactorMethod[] {
  if (keys + apps === 0) return [];
  return [
    ...(keys > 0 ? (['passkey'] as const) : []),
    ...(apps > 0 ? (['app'] as const) : []),
    ...(codes > 0 ? (['recovery'] as const) : []),
  ];
}

/** Locks a person, so that their factors change one after another. */
export const lockFactors = (tx: Db, userId: number): PromiseLike<unknown> =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

/** A person's passkeys, the oldest first, and how many there are of everything, in one statement. */
export async function readFactors(db: Db, userId: number) {
  const rows = await db
    .select({
      counted: counts(userId),
      passkey: {
        id: passkeys.id,
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      },
    })
    .from(users)
    .leftJoin(passkeys, eq(passkeys.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(asc(passkeys.id));
  return {
    counted: rows[0]?.counted ?? nothing,
    passkeys: rows.flatMap(({ passkey }) => passkey ?? []),
  };
}

/** The ids by which the browser knows a person's passkeys, and how it reaches them. */
export const listCredentials = (db: Db, userId: number) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));

export async function findPasskey(db: Db, credentialId: string) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** Throws 409 when the passkey is stored already. */
export const insertPasskey = (tx: Db, passkey: typeof passkeys.$inferInsert) =>
  onBroken(
    { passkeys_credential_id_unique: () => conflict(authMessages['passkey.again']) },
    tx.insert(passkeys).values(passkey),
  );

export const notePasskeyUse = (tx: Db, id: number, used: { counter: number; lastUsedAt: Date }) =>
  tx.update(passkeys).set(used).where(eq(passkeys.id, id));

/** Deletes a passkey of a person; resolves to false when they have no such passkey. */
export async function deletePasskey(tx: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

export async function findTotp(db: Db, userId: number) {
  const [secret] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return secret;
}

/** A new app takes the place of the one before. */
export const putTotp = (tx: Db, secret: typeof totpSecrets.$inferInsert) =>
  tx.insert(totpSecrets).values(secret).onConflictDoUpdate({ target: totpSecrets.userId, set: secret });

/** Uses up a period; resolves to false when it, or a later one, was used before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return taken.length > 0;
}

export const deleteTotp = (tx: Db, userId: number): PromiseLike<unknown> =>
  tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));

export async function replaceCodes(tx: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) {
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  }
}

/** Uses up a recovery code; resolves to false when there is no such code left. */
export async function takeCode(db: Db, userId: number, codeHash: string, usedAt: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** Removes all factors of a person, by whoever operates the server. */
export async function deleteFactors(tx: Db, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await deleteTotp(tx, userId);
  await replaceCodes(tx, userId, []);
}
