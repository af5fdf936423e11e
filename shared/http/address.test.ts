import { describe, expect, expectTypeOf, it } from 'vitest';
import { type AddressParams, addressOf, firstDataOf, addresses } from './address';

const pages = addresses(
  { guard: 'signedIn', signInAt: '/auth' },
  {
    list: { pattern: '/things' },
    thing: { pattern: '/things/:id', title: 'things.thing' },
    link: { pattern: '/links/:token', guard: 'everyone' },
    board: { pattern: '/board/:section?' },
  },
);

describe('an address', () => {
  it('is filled in, and characters that could change its meaning are escaped', () => {
    expect(addressOf(pages.list)).toBe('/things');
    expect(addressOf(pages.thing, { id: 7 })).toBe('/things/7');
    expect(addressOf(pages.link, { token: 'a/b?c' })).toBe('/links/a%2Fb%3Fc');
  });

  it('omits an optional part without a value', () => {
    expect(addressOf(pages.board)).toBe('/board');
    expect(addressOf(pages.board, { section: 'tasks' })).toBe('/board/tasks');
  });

  it('contains the given query', () => {
    expect(addressOf(pages.thing, { id: 7 }, { tab: 'notes', add: undefined })).toBe('/things/7?tab=notes');
    expect(addressOf(pages.thing, { id: 7 }, { tab: undefined })).toBe('/things/7');
    expect(addressOf(pages.list, {}, { next: '/a?b=c' })).toBe('/things?next=%2Fa%3Fb%3Dc');
  });

  it('requires the parameters of its pattern', () => {
    expectTypeOf<AddressParams<'/things/:id'>['id']>().toEqualTypeOf<number>();
    expectTypeOf<AddressParams<'/a/:thingId/:name'>['name']>().toEqualTypeOf<string>();
    expectTypeOf<AddressParams<'/board/:section?'>['section']>().toEqualTypeOf<string | undefined>();
    // @ts-expect-error The id is missing.
    expect(addressOf(pages.thing)).toBe('/things');
  });
});

it('a table of addresses applies its shared properties, unless an address overrides them', () => {
  expect(pages.thing).toEqual({
    pattern: '/things/:id',
    guard: 'signedIn',
    signInAt: '/auth',
    title: 'things.thing',
  });
  expect(pages.link.guard).toBe('everyone');
});

it('first requests contain the parameters of the address, and there are none if an id is invalid', () => {
  const page = { pattern: '/things/:id', guard: 'signedIn', firstData: ['/api/things/:id/parts'] } as const;
  expect(firstDataOf(page, { id: '7' })).toEqual(['/api/things/7/parts']);
  expect(firstDataOf(page, { id: 'new' })).toEqual([]);
});
