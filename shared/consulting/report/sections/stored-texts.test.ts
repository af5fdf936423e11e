import { expect, test } from 'vitest';
import { languages } from '../../../languages';
import { buildReport } from '../build-report';
import { fingerprintOf } from '../fingerprint';
import { randomCompany, randomFrom, withReportFields } from '../testing/random-companies';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

function twoHundred() {
  const random = randomFrom(20_261_126);
  return Array.from({ length: 200 }, () => randomCompany(random));
}

test('the three texts of 200 random companies are byte for byte what they were before reports asked for more', () => {
  const fingerprints = twoHundred().flatMap((data) =>
    languages.map((language) => fingerprintOf(buildReport(data, language))),
  );
  expect(bytesToHex(sha256(utf8ToBytes(fingerprints.join())))).toBe(
    'b875a67fb20cb732f41d76c2603c6a730273c844ee73596b78d04134f438f617',
  );
});

test('what is asked for the report only changes none of the three texts', () => {
  const random = randomFrom(5);
  for (const data of twoHundred()) {
    const asked = withReportFields(data, random);
    for (const language of languages)
      expect(buildReport(asked, language)).toEqual(buildReport(data, language));
  }
});
