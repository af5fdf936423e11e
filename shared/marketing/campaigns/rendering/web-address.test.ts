import { expect, test } from 'vitest';
import { typedAddress, webAddress } from './web-address';

test.each([
  ['www.example.com', 'https://www.example.com/'],
  [' example.com/x ', 'https://example.com/x'],
  ['http://example.com', 'http://example.com/'],
  ['javascript:alert(1)', null],
  ['ask in the shop', null],
  ['', null],
  [null, null],
])('an address that is typed as “%s” becomes the link %s', (typed, link) => {
  expect(typedAddress(typed)).toBe(link);
});

test('a text leads nowhere without a scheme, unless it was typed as an address', () => {
  expect(webAddress('www.example.com')).toBeNull();
});
