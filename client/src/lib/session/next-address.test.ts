import { describe, expect, it } from 'vitest';
import { languageOf } from '../language';
import { isOwnAddress, signInAddress } from './next-address';

describe('the language of an address', () => {
  it.each([
    ['/es', 'en', 'es'],
    ['/es/solutions', undefined, 'es'],
    ['/essay', undefined, 'en'],
    ['/consultoria', 'es', 'es'],
    ['/consultoria', undefined, 'en'],
  ] as const)('%s with %s stored is %s', (path, stored, language) => {
    expect(languageOf(path, stored)).toBe(language);
  });
});

describe('the address to go on to after signing in', () => {
  it('is kept whole', () => {
    expect(signInAddress('/auth', '/empresa/7?tab=report')).toBe('/auth?next=%2Fempresa%2F7%3Ftab%3Dreport');
  });
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('is never on another site: %s', (address) => {
    expect(isOwnAddress(address)).toBe(false);
  });
});
