import { describe, expect, it } from 'vitest';
import { publicAddresses, twinOf } from './twins';

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
      expect(publicAddresses(path)).toEqual([]);
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
