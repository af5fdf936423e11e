import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeAfterTest } from '../../testing/opened';
import { credentialsKey, seal, unseal } from './sealed';

const key = Buffer.alloc(32, 1);
const text = `contraseña ${randomUUID()}`;

test('a sealed text can be opened with the same key for the same owner', () => {
  const sealed = seal(key, text, 'channel 1');
  expect(sealed).toMatch(/^v1\.[\w-]+$/);
  expect(unseal(key, sealed, 'channel 1')).toBe(text);
  expect(unseal(key, seal(key, '', 'channel 1'), 'channel 1')).toBe('');
});

test('sealing the same text twice gives different results', () => {
  expect(seal(key, text, 'channel 1')).not.toBe(seal(key, text, 'channel 1'));
});

test('another key, another owner, and an altered or invalid text give undefined, without throwing', () => {
  const sealed = seal(key, text, 'channel 1');
  expect(unseal(Buffer.alloc(32, 2), sealed, 'channel 1')).toBeUndefined();
  expect(unseal(key, sealed, 'channel 2')).toBeUndefined();
  for (let at = 3; at < sealed.length; at += 1) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    const altered = sealed.slice(0, at) + other + sealed.slice(at + 1);
    // The last character contains unused bits, so a change of it may have no effect.
    if (Buffer.from(altered.slice(3), 'base64url').equals(Buffer.from(sealed.slice(3), 'base64url')))
      continue;
    expect(unseal(key, altered, 'channel 1')).toBeUndefined();
  }
  for (const foreign of ['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'text', sealed.slice(0, -8)]) {
    expect(unseal(key, foreign, 'channel 1')).toBeUndefined();
  }
});

test("outside production a key is generated once and only the server's user can read it; in production there is none", () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quorumia-key-'));
  closeAfterTest(async () => rmSync(dataDir, { recursive: true }));
  const config = { credentialsKey: undefined, makesCredentialsKey: true, dataDir };
  const made = credentialsKey(config);
  expect(made).toHaveLength(32);
  expect(credentialsKey(config)).toEqual(made);
  expect(statSync(join(dataDir, 'credentials-key')).mode & 0o777).toBe(0o600);
  expect(credentialsKey({ ...config, makesCredentialsKey: false })).toBeUndefined();
  const given = key.toString('base64');
  expect(credentialsKey({ ...config, makesCredentialsKey: false, credentialsKey: given })).toEqual(key);
});
