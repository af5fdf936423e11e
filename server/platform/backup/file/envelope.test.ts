import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newLabel, sealed, unsealed } from './envelope';

const key = Buffer.alloc(32, 7);
const about = { made: '2026-01-31T02:03:04.000Z', version: '1.2.3' };

async function* inParts(bytes: Buffer, length = 100_000) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function joined(parts: AsyncIterable<Buffer>) {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

const wrap = (content: Buffer, with_?: Buffer) =>
  joined(sealed(newLabel(with_, about), with_, inParts(content)));

const unwrap = async (file: Buffer, with_?: Buffer) =>
  joined((await unsealed(inParts(file, 999), with_)).content);

const saidOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: Error) => error.message,
  );

test.each([
  ['without a key', undefined],
  ['encrypted', key],
])('wrapping and unwrapping preserves content of any length: %s', async (_name, given) => {
  for (const length of [0, 1, 256 * 1024, 256 * 1024 + 1, 1_000_000]) {
    const content = randomBytes(length);
    expect((await unwrap(await wrap(content, given), given)).equals(content)).toBe(true);
  }
});

test('an encrypted file does not show its content, and two of the same content differ', async () => {
  const content = Buffer.from('a secret that is not to be seen'.repeat(10));
  const [one, other] = [await wrap(content, key), await wrap(content, key)];
  expect(one.includes('secret')).toBe(false);
  expect(one.subarray(-100).equals(other.subarray(-100))).toBe(false);
});

test.each([
  ['without a key', undefined],
  ['encrypted', key],
])('a truncated file is refused: %s', async (_name, given) => {
  const file = await wrap(randomBytes(600_000), given);
  const label = file.indexOf(10) + 1;
  for (const end of [label, label + 2, label + 4, label + 1_000, 262_144 + 300, 400_000, file.length - 1]) {
    expect(await saidOf(unwrap(file.subarray(0, end), given))).toBe(
      'The backup is cut off: its end is missing.',
    );
  }
});

test('a file without its last whole chunks is refused', async () => {
  const file = await wrap(randomBytes(600_000), key);
  const start = file.indexOf(10) + 1;
  const piece = 4 + 256 * 1024 + 16;
  expect(await saidOf(unwrap(file.subarray(0, start + piece), key))).toContain('cut off');
  const swapped = Buffer.concat([
    file.subarray(0, start),
    file.subarray(start + piece, start + 2 * piece),
    file.subarray(start, start + piece),
    file.subarray(start + 2 * piece),
  ]);
  expect(await saidOf(unwrap(swapped, key))).toBe('The backup is damaged, in piece 1.');
});

test.each([
  ['without a key', undefined],
  ['encrypted', key],
])('a single altered bit is detected anywhere: %s', async (_name, given) => {
  const file = await wrap(randomBytes(300_000), given);
  const line = file.indexOf(10);
  const places = [20, line - 3, line + 3, line + 4, line + 60, 200_000, file.length - 20, file.length - 1];
  for (const at of places) {
    const altered = Buffer.from(file);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    expect(await saidOf(unwrap(altered, given)), `at ${at}`).not.toBe('read');
  }
  expect(await saidOf(unwrap(Buffer.concat([file, Buffer.alloc(1)]), given))).toContain('follows its end');
});

test('a wrong key, a missing key and a file of another kind each have their own message', async () => {
  const file = await wrap(Buffer.from('text'), key);
  expect(await saidOf(unwrap(file))).toBe(
    'The backup is encrypted: set BACKUP_KEY to the key it was made with.',
  );
  expect(await saidOf(unwrap(file, Buffer.alloc(32, 8)))).toBe(
    'The backup was encrypted with another key than BACKUP_KEY.',
  );
  for (const other of ['', 'a text\n', 'QUORUMIA', '\n'.repeat(5_000)])
    expect(await saidOf(unwrap(Buffer.from(other)))).toBe('This is no backup of QuorumIA.');
});
