import { expect, test } from 'vitest';
import { withoutAddresses } from './without-addresses';

test.each([
  ['Panadería Espiga', 'Panadería Espiga'],
  ['Forn Vell, S.L.U.', 'Forn Vell, S.L.U.'],
  ['Müller & Co. KG (Berlin)', 'Müller & Co. KG (Berlin)'],
  ['Café @ Home 3.0', 'Café @ Home 3.0'],
  ['BANCO X: https://evil.example/login', 'BANCO X'],
  ['BANCO X: entra en evil.example/login hoy', 'BANCO X: entra en hoy'],
  ['Banco (www.evil.example)', 'Banco'],
  ['Banco HTTPS://EVIL.EXAMPLE', 'Banco'],
  ['Banco//evil.example', 'Banco evil example'],
  ['Banco ana@evil.example', 'Banco'],
  ['Banco 203.0.113.7:8080/a', 'Banco'],
  ['Banco evil。example', 'Banco'],
  ['Banco evil.xn--p1ai', 'Banco'],
  ['tienda.example', 'tienda example'],
  ['https://tienda.example/a?b=1', 'https tienda example a b 1'],
])('%s is written %s', (name, expected) => {
  expect(withoutAddresses(name)).toBe(expected);
});
