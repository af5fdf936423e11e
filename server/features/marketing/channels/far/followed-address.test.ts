import { expect, test } from 'vitest';
import { followedAddress } from './followed-address';

test.each([
  ['https://social.example/@espiga/100', 'https://social.example/@espiga/100'],
  ['http://127.0.0.1:3000/@espiga/100', 'http://127.0.0.1:3000/@espiga/100'],
  [null, null],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['/@espiga/100', null],
  [`https://social.example/${'a'.repeat(2_000)}`, null],
])("the server's address %s gives the link %s", (said, followed) => {
  expect(followedAddress.parse(said)).toBe(followed);
});
