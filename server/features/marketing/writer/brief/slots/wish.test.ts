import { describe, expect, test } from 'vitest';
import { isReserved, wishOf } from './wish';

const verbs = 'pedir reservar hablar';

describe('what a button offers', () => {
  test('goes on after «Puedes» where it begins with a known infinitive', () => {
    expect(wishOf('Pedir una inspección', verbs)).toBe('pedir una inspección');
    expect(wishOf('Reservar sala.', verbs)).toBe('reservar sala');
  });

  test('stays with the button where its reader speaks, or where no verb is known', () => {
    for (const label of ['Pedir mi cesta', 'Apuntarme', 'Quiero mi plaza', 'Alquiler', '', undefined])
      expect(wishOf(label, verbs)).toBeUndefined();
    expect(wishOf('Pedir cita', undefined)).toBeUndefined();
  });
});

test('a room or a place in a group is reserved, a service by appointment is not', () => {
  expect(isReserved('clases de yoga')).toBe(true);
  expect(isReserved('sala de escape')).toBe(true);
  expect(isReserved('certificado energético')).toBe(false);
});
