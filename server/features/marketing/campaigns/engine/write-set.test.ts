import { postText } from '../../../../../shared/marketing/campaigns/post';
import { expect, test } from 'vitest';
import { networkLimits } from '../../../../../shared/marketing/campaigns/limits';
import type { Email, Social } from '../../../../../shared/marketing/campaigns/piece';
import { loaf } from '../validators/testing/grounds';
import { firstWording, type WriterInput, type WrittenSet } from './input';
import { lexicon } from './lexicon/lexicon';
import { findingsOf } from './testing/findings';
import { writeSet } from './write-set';

const bakery: WriterInput = {
  ...loaf,
  goal: 'buy',
  wording: firstWording,
  company: { ...loaf.company, sector: 'panadería' },
};

function written(input: WriterInput) {
  const set: WrittenSet = writeSet(input, lexicon);
  if (set.status !== 'written') throw new Error(`not written: ${set.status}`);
  return set;
}

const pieceOf = (input: WriterInput, angle: string, type: string) =>
  written(input).pieces.find((one) => one.angle === angle && one.piece.type === type)?.piece.content;

test('a set is nine pieces, three angles of three types, and no validator complains', () => {
  const { pieces } = written(bakery);
  expect(pieces.map(({ angle, piece }) => `${angle} ${piece.type}`)).toHaveLength(9);
  expect(findingsOf(bakery, lexicon)).toEqual([]);
});

test('the bakery opens with stale bread, with the loaf that waits in the morning, and with its numbers', () => {
  const subject = (angle: string) => (pieceOf(bakery, angle, 'email') as Email).subject.text;
  expect(subject('pain')).toBe('¿Otra vez pan duro a la basura?');
  expect(subject('outcome')).toBe('Mañana a las 8:30 te espera tu hogaza');
  expect(subject('proof')).toMatch(/^24 horas de fermentación, 900 g, 5,80 €/u);
});

test('the bakery’s post on X tells both facts in one sentence, the measure with the price, and how to order', () => {
  const { blocks } = (pieceOf(bakery, 'pain', 'social media') as Social).variants.x;
  const text = postText(blocks);
  expect(networkLimits.x.count(`${text} https://quorumia.example/r/abcdefg`)).toBeLessThanOrEqual(280);
  expect(text).toMatch(/aguanta tierna cuatro días y fermenta 24 horas en frío/u);
  expect(text).toMatch(/900 g.*5,80 €|5,80 €.*900 g/u);
  expect(text).toContain('Resérvala antes de las 20:00 y la recoges a las 8:30 del día siguiente.');
});

test('consumers are addressed formally, and businesses informally, where their company wishes it', () => {
  const formal: WriterInput = { ...bakery, register: 'formal' };
  expect(findingsOf(formal, lexicon)).toEqual([]);
  const { blocks } = (pieceOf(formal, 'pain', 'social media') as Social).variants.x;
  expect(postText(blocks)).toContain(
    'Resérvela antes de las 20:00 y la recoge a las 8:30 del día siguiente.',
  );
  expect(findingsOf({ ...bakery, audience: 'B2B' }, lexicon)).toEqual([]);
});

test('a post has one emoji of the trade where the company likes some, none on LinkedIn, and a mail has none', () => {
  const cheerful: WriterInput = { ...bakery, hasEmoji: true };
  expect(findingsOf(cheerful, lexicon)).toEqual([]);
  const { variants } = pieceOf(cheerful, 'outcome', 'social media') as Social;
  const emojiIn = (text: string) => text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0;
  expect(emojiIn(postText(variants.x.blocks))).toBe(1);
  expect(emojiIn(postText(variants.linkedin.blocks))).toBe(0);
  expect(emojiIn(JSON.stringify(pieceOf(cheerful, 'outcome', 'email')))).toBe(0);
  expect(emojiIn(JSON.stringify(written(bakery)))).toBe(0);
});

test('the same input gives the same bytes', () => {
  expect(JSON.stringify(writeSet(bakery, lexicon))).toBe(JSON.stringify(writeSet(bakery, lexicon)));
});

test('two facts yield questions instead of a set', () => {
  const set = writeSet({ ...bakery, facts: bakery.facts.slice(0, 2) }, lexicon);
  expect(set).toMatchObject({ status: 'questions', missing: expect.arrayContaining(['facts']) });
});

test('a fact that breaks a rule is left out, with what speaks against it', () => {
  const rude = { id: 'f9', kind: 'feature' as const, text: 'Usted la reserva en dos minutos' };
  const set = written({ ...bakery, facts: [...bakery.facts, rude] });
  expect(set.leftOut).toMatchObject([{ id: 'f9', findings: [{ code: 'register' }] }]);
});

test('units close to their number are no names, and the mark of inches opens no quotation', () => {
  const typed = ['Motor 250W', 'batería 36V 10Ah', 'Resiste hasta -8 ºC', 'Ruedas de 20"'];
  const facts = typed.map((text, index) => ({ id: `f${index + 5}`, kind: 'feature' as const, text }));
  expect(written({ ...bakery, facts: [...bakery.facts, ...facts] }).leftOut).toEqual([]);
});

test('no parcel arrives with what is done for its buyer', () => {
  const service: WriterInput = {
    ...bakery,
    goal: 'quote',
    company: { name: 'Bicis Tomás', sector: 'Taller de bicicletas' },
    product: { name: 'Revisión completa de bicicleta', price: '45 €' },
    facts: [
      { id: 'f1', kind: 'feature', text: 'ajuste de cambios y frenos' },
      { id: 'f2', kind: 'advantage', text: 'entrega en 48h' },
      { id: 'f3', kind: 'feature', text: 'mano de obra incluida, piezas aparte' },
    ],
  };
  expect(findingsOf(service, lexicon)).toEqual([]);
  expect(JSON.stringify(written(service).pieces)).not.toMatch(/paquete|pedido sale|Estrenas|clubes/u);
});

test('a name too long for a title asks for a short name, and a short name is enough', () => {
  const name = 'Hogaza grande de masa madre de trigo recio molido en piedra con semillas de lino y sésamo';
  const product = { ...bakery.product, name, shortName: undefined };
  expect(writeSet({ ...bakery, product }, lexicon).status).toBe('shortName');
  const short = { ...bakery, product: { ...product, shortName: 'hogaza' } };
  expect(findingsOf(short, lexicon)).toEqual([]);
});

test('a price that is not shown is said to come on request', () => {
  const unpriced = { ...bakery, product: { ...bakery.product, price: undefined } };
  expect(findingsOf(unpriced, lexicon)).toEqual([]);
});
