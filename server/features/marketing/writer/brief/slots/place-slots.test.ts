import { expect, test } from 'vitest';
import { isOnSite, placeSlots } from './place-slots';

const slot = (name: string, place: string, phone?: string) =>
  new Map(placeSlots(place, phone)).get(name)?.text;

test('a place that is a call says when to call by itself', () => {
  expect(slot('callTime', 'por teléfono, a cualquier hora')).toBe('a cualquier hora');
  expect(slot('call', 'por teléfono, a cualquier hora', '978 600 120')).toBe('978 600 120, a cualquier hora');
  expect(slot('callTime', 'por teléfono')).toBeUndefined();
  expect(slot('callTime', 'en la tienda')).toBeUndefined();
});

test.each([
  ['en la autoescuela', true],
  ['por WhatsApp o en el horno', true],
  ['por teléfono o en la web', false],
  ['por correo', false],
])('%s is reached on foot: %s', (place, isIt) => {
  expect(isOnSite(place)).toBe(isIt);
});

test('a text message goes to the company’s number, WhatsApp only to a mobile one', () => {
  const number = '01453 555 0126';
  expect(slot('place', 'at the counter or by text message', number)).toBe(
    `at the counter or by text message (${number})`,
  );
  expect(slot('phone', 'at the counter or by text message', number)).toBeUndefined();
  expect(slot('place', 'by text', number)).toBe(`by text (${number})`);
  expect(slot('place', 'by WhatsApp', number)).toBe('by WhatsApp');
});
