import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { keptSecret } from './kept-secret';

const version = 'v1';
const keyLength = 32;
/** NIST SP 800-38D recommends 96 bits, random for each message. */
const ivLength = 12;
const tagLength = 16;

type KeyConfig = Pick<Config, 'credentialsKey' | 'makesCredentialsKey' | 'dataDir'>;

/** The key for credentials; undefined in production without `CREDENTIALS_KEY`. */
export function credentialsKey({ credentialsKey: given, makesCredentialsKey, dataDir }: KeyConfig) {
  if (given === undefined && !makesCredentialsKey) return undefined;
  const make = () => randomBytes(keyLength).toString('base64');
  return Buffer.from(given ?? keptSecret(dataDir, 'credentials-key', make), 'base64');
}

/**
 * Encrypts a text with AES-256-GCM: the version, a dot, and initialisation vector, tag and ciphertext in base64url.
 * `about` names the owner of the text; decryption for another owner fails.
 */
export function seal(key: Buffer, text: string, about: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength }).setAAD(
    Buffer.from(about),
  );
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** The decrypted text; undefined with another key, for another owner, or when it was altered. */
export function unseal(key: Buffer, sealed: string, about: string): string | undefined {
  const [prefix, encoded = ''] = sealed.split('.');
  const bytes = Buffer.from(encoded, 'base64url');
  if (prefix !== version || bytes.length < ivLength + tagLength) return undefined;
  const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(ivLength, ivLength + tagLength)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
    const text = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return undefined;
  }
}
