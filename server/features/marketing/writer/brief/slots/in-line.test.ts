import { expect, test } from 'vitest';
import type { Brief } from '../../../campaigns/brief';
import { briefNamed } from '../../testing/own-briefs';
import { loweredItems } from './in-line';

const brief = briefNamed('en', 'bakery');
const loweredOf =
  (of: Brief) =>
  (...texts: string[]) =>
    loweredItems(
      texts.map((text) => ({ text, facts: [] })),
      of,
    ).map(({ text }) => text);
const lowered = loweredOf(brief);

test('items lose their capitals within a line, but where most were typed small one is a name', () => {
  expect(lowered('Flour', 'A long rise')).toEqual(['flour', 'a long rise']);
  expect(lowered('Flour', 'A long rise', 'no yeast')).toEqual(['flour', 'a long rise', 'no yeast']);
  expect(lowered('ten evenings', 'The book', 'a place')).toEqual(['ten evenings', 'the book', 'a place']);
  expect(lowered('payslips', 'Revenue submissions', 'leavers')).toEqual([
    'payslips',
    'Revenue submissions',
    'leavers',
  ]);
});

test('a word that another answer writes with a capital within a sentence keeps it', () => {
  const [fact] = brief.facts;
  const facts = fact ? [{ ...fact, text: 'you can leave the Revenue returns to us' }] : [];
  const items = [{ text: 'Revenue submissions', facts: [] }];
  expect(loweredItems(items, { ...brief, facts }).map(({ text }) => text)).toEqual(['Revenue submissions']);
});

test('in Spanish an ordinary noun loses its capital among items that were typed small', () => {
  const spanish = loweredOf(briefNamed('es', 'aceite'));
  expect(spanish('aceituna picual', 'botella', 'Envío en 48 horas')).toEqual([
    'aceituna picual',
    'botella',
    'envío en 48 horas',
  ]);
  expect(spanish('alta', 'ADSL', 'Banco Santander')).toEqual(['alta', 'ADSL', 'banco Santander']);
  expect(spanish('alta', 'Banco Santander')).toEqual(['alta', 'Banco Santander']);
});
