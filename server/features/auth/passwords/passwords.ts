import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { passwordRefusal, type PasswordOwner } from '../../../../shared/auth/password-rules';
import { invalid } from '../../../platform/http/errors';

/**
 * Hashes a password. The library's defaults are argon2id with m=19456, t=2, p=1 (OWASP Password Storage Cheat Sheet);
 * it runs in its own threads.
 */
export const hashPassword = (password: string) => hash(password);

/** Throws 400 for a new password that is easy to guess. */
export function refuseGuessable(password: string, owner: PasswordOwner): void {
  const reason = passwordRefusal(password, owner);
  if (reason) throw invalid({ password: reason });
}

let decoy: Promise<string> | undefined;

/** Checks a password; without a stored hash it verifies a decoy, which takes the same time, and returns false. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored !== undefined;
}
