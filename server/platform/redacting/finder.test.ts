import { expect, test } from 'vitest';
import { type Called, finderOf } from './finder';
import { withoutPerson } from './without-person';

const nobody = { emails: [], phones: [], names: [] };

const found = (called: Partial<Called>) => {
  const finder = finderOf({ ...nobody, ...called });
  if (!finder) throw new Error('Nothing to find');
  return finder;
};

test.each([
  ['perez@acme.example', '…'],
  ['Mail PEREZ@acme.example.', 'Mail ….'],
  ['<perez@acme.example>, "perez@acme.example"', '<…>, "…"'],
  ['a@b.example|perez@acme.example', 'a@b.example|…'],
  ['- perez@acme.example', '- …'],
  ['juan.perez@acme.example', 'juan.perez@acme.example'],
  ['x+perez@acme.example', 'x+perez@acme.example'],
  ['o-perez@acme.example', 'o-perez@acme.example'],
  ['ñperez@acme.example', 'ñperez@acme.example'],
  ['perez@acme.example.org', 'perez@acme.example.org'],
  ['perez@acme.example-shop.org', 'perez@acme.example-shop.org'],
  ['Line\nperez@acme.example', 'Line\n…'],
])('redacting the address in %j leaves %j', (text, left) => {
  expect(found({ emails: ['perez@acme.example'] }).without(text)).toBe(left);
});

test.each([
  ['915551234', '…'],
  ['+34 91 555 12 34', '…'],
  ['0034915551234', '…'],
  ['(91) 555-12-34', '…'],
  ['Tel. 91 555 12 34, or 612', 'Tel. …, or 612'],
  ['612345678 915551234', '612345678 …'],
  ['+34612345678 915551234', '+34612345678 …'],
  ['+49 915551234', '+49 915551234'],
  ['0049 915551234', '0049 915551234'],
  ['+49 30 915551234', '+49 30 915551234'],
  ['9155512345', '9155512345'],
  ['1915551234', '1915551234'],
])('redacting the phone in %j leaves %j', (text, left) => {
  const called = { phones: ['91 555 12 34'], country: 'ES' };
  expect(found(called).without(text)).toBe(left);
});

test('a foreign phone is found only with its country code, and not as the start of a longer number', () => {
  const { without } = found({ phones: ['+49 915551234'], country: 'ES' });
  expect(without('+49 (0)9155 51234 and 915551234')).toBe('… and 915551234');
  expect(without('+49 915551234 56')).toBe('+49 915551234 56');
});

test.each([
  ['Ana rang', '… rang'],
  ['Ana’s shop, ANA', '…’s shop, …'],
  ['Susana, Anabel, Ana-Maria, O’Ana', 'Susana, Anabel, Ana-Maria, O’Ana'],
  ['Mariána', 'Mariána'],
  [
    'ana@example.org, ana.roca@example.org, www.ana.example',
    'ana@example.org, ana.roca@example.org, www.ana.example',
  ],
  ['Ana Roca rang', 'Ana Roca rang'],
])('redacting the name in %j leaves %j', (text, left) => {
  expect(found({ names: ['Ana'], others: ['Ana Roca'] }).without(text)).toBe(left);
});

test('the address is removed from a list of addresses, and the value from an own field', () => {
  const finder = found({ emails: ['ana@example.org'] });
  const fields = {
    title: 'ana@example.org',
    points: [
      { kind: 'email', value: 'Ana@example.org' },
      { kind: 'email', value: 'diana@example.org' },
    ],
    own: { 4: 'ana@example.org', 5: 'By ana@example.org', 6: 3.5 },
  };
  expect(withoutPerson(fields, finder)).toEqual({
    title: '…',
    points: [{ kind: 'email', value: 'diana@example.org' }],
    own: { 5: 'By …', 6: 3.5 },
  });
});
