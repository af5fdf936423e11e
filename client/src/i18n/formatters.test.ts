import { expect, test } from 'vitest';
import { formatter } from './formatters';

test('a formatter is made once for each kind, language and options', () => {
  const euros = { style: 'currency', currency: 'EUR' } as const;
  const first = formatter(Intl.NumberFormat, 'es-ES', euros);
  expect(formatter(Intl.NumberFormat, 'es-ES', { ...euros })).toBe(first);
  const others = [
    formatter(Intl.NumberFormat, 'es-ES'),
    formatter(Intl.NumberFormat, 'en-GB', euros),
    formatter(Intl.NumberFormat, 'es-ES', { ...euros, currency: 'USD' }),
    formatter(Intl.DateTimeFormat, 'es-ES'),
    formatter(Intl.PluralRules, 'es-ES'),
  ];
  for (const other of others) expect(other).not.toBe(first);
});
