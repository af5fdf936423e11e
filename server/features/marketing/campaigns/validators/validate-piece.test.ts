import { expect, test } from 'vitest';
import type { Block, Email, Landing, Piece, Social } from '../../../../../shared/marketing/campaigns/piece';
import { loaf } from './testing/grounds';
import { boilers } from './testing/more-grounds';
import { outcomeEmail, painEmail, painLanding, painSocial, pieces } from './testing/pieces';
import { validatePiece } from './validate-piece';

const codesOf = (piece: Piece, others: Piece[] = []) =>
  new Set(
    validatePiece(piece, loaf, { others: others.map((other) => ({ angle: 'outcome', piece: other })) }).map(
      ({ code }) => code,
    ),
  );
const email = (changes: Partial<Email>): Piece => ({ type: 'email', content: { ...painEmail, ...changes } });
const landing = (changes: Partial<Landing>): Piece => ({
  type: 'landing page',
  content: { ...painLanding, ...changes },
});
const social = (change: (x: Social['variants']['x']) => Social['variants']['x']): Piece => ({
  type: 'social media',
  content: { ...painSocial, variants: { ...painSocial.variants, x: change(painSocial.variants.x) } },
});
const without = (blocks: readonly Block[], part: string) => blocks.filter((block) => block.part !== part);

test('a piece without a fault gets no complaint, of any type', () => {
  for (const piece of Object.values(pieces)) expect(validatePiece(piece, loaf)).toEqual([]);
  const other: Piece = { type: 'email', content: outcomeEmail };
  expect(validatePiece(other, loaf, { others: [{ angle: 'pain', piece: pieces.email }] })).toEqual([]);
});

test('a text of numbers alone is told twenty of them, so that no answer is a hundred times its question', () => {
  const text = '1 € 2 € '.repeat(500);
  const found = validatePiece(email({ subject: { text, facts: [] } }), loaf);
  expect(found.filter(({ code }) => code === 'fact.number')).toHaveLength(20);
  expect(found.length).toBeLessThan(60);
});

test('attention, interest, desire and action stand in this order, none is empty, and the link is ours', () => {
  const { blocks } = painEmail;
  expect(codesOf(email({ blocks: blocks.toReversed() }))).toContain('aida.order');
  for (const part of ['A', 'I', 'D', 'X']) {
    expect(codesOf(email({ blocks: without(blocks, part) }))).toContain('aida.order');
    const emptied = blocks.map((block) => (block.part === part ? { ...block, lines: [] } : block));
    expect(codesOf(email({ blocks: emptied }))).toContain('aida.order');
  }
  const linked = {
    part: 'X' as const,
    lines: [{ text: 'Resérvala en https://espiga.example/hogaza.', facts: ['f4'] }],
  };
  expect(codesOf(email({ blocks: [...without(blocks, 'X'), linked] }))).toContain('aida.order');
});

test('every text and list keeps within its limit', () => {
  const line = (text: string) => ({ text, facts: [] });
  const long = 'Pan tierno para toda la semana y para toda la familia que desayuna en casa.';
  expect(codesOf(email({ subject: line(long) }))).toContain('length.subject');
  expect(codesOf(email({ altSubject: line(long) }))).toContain('length.subject');
  expect(codesOf(email({ preheader: line('Pan tierno.') }))).toContain('length.preheader');
  expect(codesOf(email({ blocks: without(painEmail.blocks, 'I') }))).toContain('length.body');
  expect(codesOf(email({ cta: { label: 'Reservar ahora mismo mi hogaza', goal: 'buy' } }))).toContain(
    'length.cta',
  );
  expect(codesOf(landing({ h1: line(long) }))).toContain('length.h1');
  expect(codesOf(landing({ benefits: painLanding.benefits.slice(0, 1) }))).toContain('length.benefits');
  expect(codesOf(landing({ faq: painLanding.faq.slice(0, 1) }))).toContain('length.faq');
  expect(codesOf(landing({ seo: { title: long, description: long } }))).toContain('length.seo');
  const { headlines, descriptions } = painLanding.ads;
  expect(codesOf(landing({ ads: { headlines: headlines.slice(1), descriptions } }))).toContain('length.ads');
  expect(
    codesOf(landing({ ads: { headlines: [line(long), ...headlines.slice(1)], descriptions } })),
  ).toContain('length.ads');
  const twice = (blocks: readonly Block[]) =>
    blocks.map((block) => ({ ...block, lines: [...block.lines, ...block.lines] }));
  expect(codesOf(social((x) => ({ ...x, blocks: twice(x.blocks) })))).toContain('length.network');
  expect(codesOf(social((x) => ({ ...x, tags: ['a', 'b', 'c', 'd'] })))).toContain('length.tags');
  expect(codesOf(social((x) => ({ ...x, tags: ['masa madre'] })))).toContain('length.tags');
});

test('an email and a landing page name the product, a feature, an advantage and the price; a post the name and a fact', () => {
  const uncited = painEmail.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((one) => ({ ...one, facts: [] })),
  }));
  const bare = email({
    blocks: uncited,
    preheader: { text: 'Cuatro días.', facts: [] },
    altSubject: painEmail.subject,
  });
  for (const code of ['must.feature', 'must.advantage', 'must.price'] as const)
    expect(codesOf(bare)).toContain(code);
  const unnamed = { text: 'Aguanta tierna cuatro días.', facts: ['f3'] };
  expect(codesOf(social((x) => ({ ...x, blocks: [{ part: 'A', lines: [unnamed] }] })))).toContain(
    'must.name',
  );
  expect(
    codesOf(social((x) => ({ ...x, blocks: [{ part: 'A', lines: [{ text: 'Una hogaza.', facts: [] }] }] }))),
  ).toContain('must.fact');
});

test('two angles share neither headlines nor most of their words', () => {
  const copied = codesOf(email({ subject: outcomeEmail.subject }), [
    { type: 'email', content: outcomeEmail },
  ]);
  expect(copied).toContain('angle.headline');
  expect(copied).not.toContain('angle.similar');
  expect(codesOf(pieces.email, [pieces.email])).toContain('angle.similar');
});

test('a question with an emoji behind it states as little as one without', () => {
  const opened = (text: string) =>
    codesOf(
      social(({ blocks, tags }) => ({
        blocks: blocks.map((block) =>
          block.part === 'A' ? { ...block, lines: [{ text, facts: [] }] } : block,
        ),
        tags,
      })),
    );
  expect(opened('¿Con ganas de una hogaza este fin de semana? 🧺')).not.toContain('fact.cited');
  expect(opened('La hogaza llega con ganas este fin de semana. 🧺')).toContain('fact.cited');
});

test('a price in words and the town of the company are no inventions', () => {
  const found = (text: string, fact: string) =>
    validatePiece(email({ blocks: [{ part: 'I', lines: [{ text, facts: [fact] }] }] }), boilers).filter(
      ({ at }) => at === 'blocks.0.lines.0',
    );
  for (const text of ['Eighty-five pounds, VAT included.', 'Eighty-five pounds.', '£85, VAT included.'])
    expect(found(text, 'p')).toEqual([]);
  expect(found('We service boilers in Leeds.', 'f1')).toEqual([]);
  const codes = (text: string, fact: string) => found(text, fact).map(({ code }) => code);
  expect(codes('Ninety-five pounds, VAT included.', 'p')).toEqual(['fact.number']);
  expect(codes('We service boilers in Hull.', 'f1')).toEqual(['fact.name']);
});
