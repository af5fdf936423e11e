import { expect, test } from 'vitest';
import { credentialsKey, seal } from '../../../platform/secrets/sealed';
import { readConfig } from '../../../platform/config';
import { stepOf } from './app-codes';

const config = readConfig({ CREDENTIALS_KEY: Buffer.alloc(32, 7).toString('base64'), DATA_DIR: '/nowhere' });

/** The secret of the test vectors, "12345678901234567890", in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const stored = {
  userId: 7,
  sealed: seal(credentialsKey(config) as Buffer, secret, 'totp 7'),
};

// RFC 6238, appendix B; of its eight digits, the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s, which one period earlier and later counts too', async (seconds, code) => {
  const at = (moment: number) => stepOf(config, stored, code, new Date(moment * 1_000));
  const step = Math.floor(seconds / 30);
  expect(await Promise.all([at(seconds), at(seconds + 30), at(seconds - 30)])).toEqual([step, step, step]);
  expect(await at(seconds + 90)).toBeUndefined();
});

test('a secret counts for the person alone whom it was made for', async () => {
  const other = { ...stored, userId: 8 };
  expect(await stepOf(config, other, '287082', new Date(59_000))).toBeUndefined();
});
