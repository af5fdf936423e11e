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
  it('is filled in, and what could change its meaning is escaped', () => {
    expect(addressOf(pages.list)).toBe('/things');
    expect(addressOf(pages.thing, { id: 7 })).toBe('/things/7');
    expect(addressOf(pages.link, { token: 'a/b?c' })).toBe('/links/a%2Fb%3Fc');
  });

  it('goes without a part that may be missing', () => {
    expect(addressOf(pages.board)).toBe('/board');
    expect(addressOf(pages.board, { section: 'tasks' })).toBe('/board/tasks');
  });

  it('carries what is given of its query', () => {
    expect(addressOf(pages.thing, { id: 7 }, { tab: 'notes', add: undefined })).toBe('/things/7?tab=notes');
    expect(addressOf(pages.thing, { id: 7 }, { tab: undefined })).toBe('/things/7');
    expect(addressOf(pages.list, {}, { next: '/a?b=c' })).toBe('/things?next=%2Fa%3Fb%3Dc');
  });

  it('is typed by its pattern', () => {
    expectTypeOf<AddressParams<'/things/:id'>['id']>().toEqualTypeOf<number>();
    expectTypeOf<AddressParams<'/a/:thingId/:name'>['name']>().toEqualTypeOf<string>();
    expectTypeOf<AddressParams<'/board/:section?'>['section']>().toEqualTypeOf<string | undefined>();
    // @ts-expect-error The id is missing.
    expect(addressOf(pages.thing)).toBe('/things');
  });
});

it('a table says of each address what it has in common with the others, unless it says otherwise itself', () => {
  expect(pages.thing).toEqual({
    pattern: '/things/:id',
    guard: 'signedIn',
    signInAt: '/auth',
    title: 'things.thing',
  });
  expect(pages.link.guard).toBe('everyone');
});

it('its first data carry its parameters, and are none where an id is not one', () => {
  const page = { pattern: '/things/:id', guard: 'signedIn', firstData: ['/api/things/:id/parts'] } as const;
  expect(firstDataOf(page, { id: '7' })).toEqual(['/api/things/7/parts']);
  expect(firstDataOf(page, { id: 'new' })).toEqual([]);
});
