import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { codeLength } from '../../../shared/address-code';

/** A code that proves an address, in its stored form: only its hash. */
export interface StoredCode {
  codeEmail: string;
  codeHash: string;
  codeExpiresAt: Date;
  triesLeft: number;
}

/** Minutes for which a code is valid. */
export const codeMinutes = 15;
const tries = 5;

const derive = promisify<string, string, number, Buffer>(scrypt);

/** A salted hash, because a plain hash of six digits could be reversed at once. */
async function hashCode(code: string, salt = randomBytes(16).toString('base64url')): Promise<string> {
  return `${salt}.${(await derive(code, salt, 32)).toString('base64url')}`;
}

/** Makes a code for an address: the code itself and its stored form. */
export async function makeCode(email: string, now: Date) {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const codeExpiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  const stored: StoredCode = {
    codeEmail: email,
    codeHash: await hashCode(code),
    codeExpiresAt,
    triesLeft: tries,
  };
  return { code, stored };
}

/** Whether a code matches a hash. */
export async function isCode(code: string, hash: string): Promise<boolean> {
  const [salt] = hash.split('.');
  return timingSafeEqual(Buffer.from(await hashCode(code, salt)), Buffer.from(hash));
}
