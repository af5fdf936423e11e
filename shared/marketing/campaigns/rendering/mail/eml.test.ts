import { expect, test } from 'vitest';
import { hostileNames } from '../testing/pieces-to-render';
import { renderEml } from './eml';

const parts = { html: '<p>Ñandú</p>', text: 'Ñandú' };
const headersOf = (eml: string) => eml.slice(0, eml.indexOf('\r\n\r\n'));
const decoded = (header: string) =>
  [...header.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)]
    .map(([, text = '']) => Buffer.from(text, 'base64').toString())
    .join('');

test('a mail as a file holds both of its forms, as a draft', () => {
  const eml = renderEml({
    ...parts,
    subject: 'Bread',
    from: { name: 'Espiga', address: 'hola@espiga.example' },
  });
  expect(headersOf(eml).split('\r\n')).toEqual([
    'X-Unsent: 1',
    'From: Espiga <hola@espiga.example>',
    'Subject: Bread',
    'MIME-Version: 1.0',
    expect.stringContaining('multipart/alternative'),
  ]);
  const bodies = [...eml.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, body = '']) =>
    Buffer.from(body, 'base64').toString(),
  );
  expect(bodies).toEqual(['Ñandú', '<p>Ñandú</p>']);
  expect(eml.split('\r\n').every((line) => line.length <= 78)).toBe(true);
});

test('a subject in any script comes back whole', () => {
  const subject = '¿Otra vez pan duro a la basura? פיתה 👩‍🍳 '.repeat(3).trim();
  const headers = headersOf(renderEml({ ...parts, subject }));
  expect(decoded(headers)).toBe(subject);
  expect(headers.split('\r\n').every((line) => line.length <= 85)).toBe(true);
});

test.each(hostileNames)('no name brings a header of its own: %j', (name) => {
  const eml = renderEml({ ...parts, subject: name, from: { name, address: 'hola@espiga.example' } });
  const names = headersOf(eml)
    .replace(/\r\n /g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0]);
  expect(names).toEqual(['X-Unsent', 'From', 'Subject', 'MIME-Version', 'Content-Type']);
});

test('an address that is none is left out', () => {
  const from = { name: 'Espiga', address: 'a@b.example>\r\nBcc: c@d.example' };
  expect(renderEml({ ...parts, subject: 'Bread', from })).not.toContain('From:');
});
