import { expect, test } from 'vitest';
import type { Block, Piece } from '../../../../../shared/marketing/campaigns/piece';
import { networks } from '../../../../../shared/marketing/campaigns/scales';
import type { Fact } from '../../../../../shared/marketing/products/fact';
import { formsOf, headlinesOf } from './headlines';
import { type ApprovedMaterial, contentOf } from './picture-content';

const fact = (id: string, kind: Fact['kind'], text: string, changes: Partial<Fact> = {}): Fact => ({
  ...{ id, kind, shape: 'sentence', text, language: 'es', source: { from: 'form', quote: text } },
  ...changes,
});

const opening = { text: '¿Otra vez pan duro a la basura?', facts: ['f3'] };
const blocks: Block[] = [
  { part: 'A', lines: [opening, { text: 'Pan tierno cuatro días.', facts: ['f3'] }] },
  { part: 'D', lines: [{ text: 'Son 900 g por 5,80 €.', facts: ['f2', 'p'] }] },
  { part: 'X', lines: [{ text: 'Resérvala hoy.', facts: [] }] },
];

const postOf = (said: Block[]): Piece => ({
  type: 'social media',
  content: {
    variants: Object.fromEntries(networks.map((network) => [network, { blocks: said, tags: [] }])) as never,
    cta: { label: 'Reserva tu hogaza', goal: 'buy' },
    alt: '',
  },
});
const post = postOf(blocks);

const material = (changes: Partial<ApprovedMaterial['product']> = {}, audience: 'B2C' | 'B2B' = 'B2C') =>
  ({
    campaign: { id: 1, language: 'es', audience, approvedVersion: 1 },
    piece: post,
    cited: { f3: '', f2: '', p: '' },
    product: {
      ...{ name: 'Hogaza de masa madre', shortName: 'Hogaza', price: '5,80 €', priceMinor: 580 },
      ...{ currency: 'EUR', priceBasis: 'incl', language: 'es', url: null, photoId: null },
      facts: [
        fact('f1', 'feature', 'Fermenta 24 horas en frío'),
        fact('f2', 'feature', 'Pieza de 900 g'),
        fact('f3', 'advantage', 'Aguanta tierna cuatro días'),
        fact('f4', 'offer', 'Se reserva antes de las 20:00', { until: '2026-12-01' }),
      ],
      ...changes,
    },
    company: {
      ...{ name: 'Espiga', avoid: [], replyTo: null, postalAddress: null },
      ...{ brandColor: null, accentColor: null, logoId: null },
    },
  }) as unknown as ApprovedMaterial;

test('the headlines are the sentences of the piece without its call, each once and without a full stop', () => {
  expect(headlinesOf(post).map(({ text }) => text)).toEqual([
    '¿Otra vez pan duro a la basura?',
    'Pan tierno cuatro días',
    'Son 900 g por 5,80 €',
  ]);
});

test.each([
  ['La última rebanada se come, no se tira. 🥖', 'La última rebanada se come, no se tira 🥖'],
  ['La harina es la 2.0', 'La harina es la 2.0'],
])('“%s” is the headline “%s”', (text, headline) => {
  const piece = postOf([{ part: 'A', lines: [{ text, facts: [] }] }]);
  expect(headlinesOf(piece).map((line) => line.text)).toEqual([headline]);
});

test('a headline that does not fit has the next shorter opening and the short name behind it', () => {
  expect(formsOf(opening.text, post, 'Hogaza')).toEqual({
    ...{ l: opening.text, m: 'Pan tierno cuatro días', s: 'Hogaza' },
  });
});

test('cited facts come first and what the headline says last, and the offer ends with its day', () => {
  const { texts } = contentOf(material(), undefined, '2026-12-01');
  expect(texts.facts).toEqual(['Pieza de 900 g', 'Fermenta 24 horas en frío', 'Aguanta tierna cuatro días']);
  expect(texts.offer).toBe('Se reserva antes de las 20:00');
  expect(contentOf(material(), undefined, '2026-12-02').texts.offer).toBeUndefined();
});

test('the price is said once, with its tax to companies, and not without tax to consumers', () => {
  const priceIn = (...given: Parameters<typeof material>) =>
    contentOf(material(...given), undefined, '2026-11-20').texts.price;
  expect(priceIn()).toEqual({ amount: '5,80 €' });
  expect(priceIn({}, 'B2B')).toEqual({ amount: '5,80 €', note: 'IVA incluido' });
  expect(priceIn({ priceBasis: 'excl' }, 'B2B')).toEqual({ amount: '5,80 €', note: 'IVA no incluido' });
  expect(priceIn({ priceBasis: 'excl' })).toBeUndefined();
  expect(contentOf(material(), 'Son 900 g por 5,80 €', '2026-11-20').texts.price).toBeUndefined();
});

test('a sentence that was not approved is no headline', () => {
  expect(() => contentOf(material(), 'Gratis para siempre', '2026-11-20')).toThrow('marked fields');
});
