import { describe, expect, it } from 'vitest';
import { languageOf } from './language';
import { signInAddress, isOwnAddress } from './next-address';
import { isOfPortal, twinOf } from './paths';

describe('the twin of an address', () => {
  it.each([
    ['/', '/es'],
    ['/solutions', '/es/solutions'],
    ['/solutions/break-even', '/es/solutions/break-even'],
    ['/comercia', '/es/comercia'],
  ])('of the public page %s is %s', (english, spanish) => {
    expect(twinOf(english, 'es')).toBe(spanish);
    expect(twinOf(spanish, 'en')).toBe(english);
    expect(twinOf(english, 'en')).toBe(english);
    expect(twinOf(spanish, 'es')).toBe(spanish);
  });

  it.each(['/auth', '/consultoria', '/empresa/7', '/comercia-auth', '/essay', '/nowhere'])(
    'of %s is the address itself, since it has no prefix',
    (path) => {
      expect(twinOf(path, 'es')).toBe(path);
      expect(twinOf(path, 'en')).toBe(path);
    },
  );

  it('overlooks a trailing slash', () => {
    expect(twinOf('/solutions/', 'es')).toBe('/es/solutions');
    expect(twinOf('/es/', 'en')).toBe('/');
  });

  it('of an unknown Spanish address drops the prefix', () => {
    expect(twinOf('/es/nowhere', 'en')).toBe('/nowhere');
  });
});

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

describe('an unknown address', () => {
  it.each([
    '/empresa/7/nothing',
    '/consultoria/nothing',
    '/leadmanager/x',
    '/admin/x',
    '/comercia/x',
    '/auth',
  ])('lies in a portal: %s', (path) => {
    expect(isOfPortal(path)).toBe(true);
  });
  it.each(['/nothing', '/comercia-nothing', '/comercia', '/es/nothing'])('lies on the site: %s', (path) => {
    expect(isOfPortal(path)).toBe(false);
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
