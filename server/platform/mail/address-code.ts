import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { codeLength } from '../../../shared/address-code';

/** A code that proves an address, as it is stored: only its hash. */
export interface StoredCode {
  codeEmail: string;
  codeHash: string;
  codeExpiresAt: Date;
  triesLeft: number;
}

/** Minutes for which a code works. */
export const codeMinutes = 15;
const tries = 5;

const derive = promisify<string, string, number, Buffer>(scrypt);

/** A salted hash: six digits would be found at once in a plain one. */
async function hashCode(code: string, salt = randomBytes(16).toString('base64url')): Promise<string> {
  return `${salt}.${(await derive(code, salt, 32)).toString('base64url')}`;
}

/** Makes a code for an address: the code itself, and what is stored of it. */
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

/** Whether a code is the one of a hash. */
export async function isCode(code: string, hash: string): Promise<boolean> {
  const [salt] = hash.split('.');
  return timingSafeEqual(Buffer.from(await hashCode(code, salt)), Buffer.from(hash));
}
