import { expect, test } from 'vitest';
import type {
  Block,
  Email,
  Landing,
  Piece,
  SocialVariant,
} from '../../../../../shared/marketing/campaigns/piece';
import { leavesOf } from './leaves';
import { loaf } from './testing/grounds';
import { boilers } from './testing/more-grounds';
import { outcomeEmail, painEmail, painLanding, painPost, painSocial, pieces } from './testing/pieces';
import { cheese } from './testing/stated-grounds';
import { keyOfText, validatePiece } from './validate-piece';

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
const social = (change: (x: SocialVariant) => SocialVariant): Piece => ({
  type: 'social media',
  content: { ...painSocial, variants: { ...painSocial.variants, x: change(painPost) } },
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
  const short = painEmail.blocks.map(({ part }) => ({ part, lines: [line('Pan tierno cuatro días.')] }));
  expect(codesOf(email({ blocks: short }))).toContain('length.body');
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

const cheeseEmail = (...lines: [text: string, ...facts: string[]][]): Piece =>
  email({
    blocks: lines.map(([text, ...facts]) => ({ part: 'I', lines: [{ text, facts }] })),
    subject: painEmail.subject,
    altSubject: painEmail.subject,
    preheader: { text: 'Ocho meses.', facts: [] },
  });
const mustOf = (piece: Piece) =>
  validatePiece(piece, cheese)
    .map(({ code }) => code)
    .filter((code) => code.startsWith('must.'));

test('an email and a page name the thing, its price, and what one gets of it, how it works or what it includes', () => {
  expect(mustOf(cheeseEmail(['Está bueno.']))).toEqual(['must.name', 'must.fact', 'must.price']);
  // Its proof alone says nothing of it.
  expect(mustOf(cheeseEmail(['El queso cuesta 18 €.', 'p'], ['Medalla de bronce.', 'f4']))).toEqual([
    'must.fact',
  ]);
  for (const fact of ['f2', 'f3', 'f6'])
    expect(mustOf(cheeseEmail(['El queso cuesta 18 €.', 'p'], ['Así es.', fact]))).toEqual([]);
});

test('a post names the thing and cites a fact', () => {
  const opened = (text: string, ...facts: string[]) =>
    codesOf(social((x) => ({ ...x, blocks: [{ part: 'A', lines: [{ text, facts }] }] })));
  expect(opened('Aguanta tierna cuatro días.', 'f3')).toContain('must.name');
  expect(opened('Una hogaza.')).toContain('must.fact');
});

const page = (blocks: Block[], changes: Partial<Landing> = {}) =>
  codesOf(landing({ benefits: [], facts: [], faq: [], ...changes, blocks }));

test('a page of blocks is attention in its heading, desire in its price, and action in its form', () => {
  const told: Block = { part: 'I', kind: 'list', lines: [{ text: 'pieza de 900 g', facts: ['f2'] }] };
  const desired: Block = { part: 'D', lines: [{ text: 'Aguanta tierna cuatro días.', facts: ['f3'] }] };
  expect(page([told, desired])).not.toContain('aida.order');
  expect(page([told])).not.toContain('aida.order');
  expect(page([desired, told])).toContain('aida.order');
  const { price: _price, ...unpriced } = painLanding;
  const said = (subtitle: string, blocks: Block[]): Piece => ({
    type: 'landing page',
    content: { ...unpriced, subtitle: { text: subtitle, facts: [] }, benefits: [], facts: [], blocks },
  });
  expect(codesOf(said('', [told]))).not.toContain('aida.order');
  expect(codesOf(said('', [{ ...told, part: 'A' }]))).toContain('aida.order');
  const linked = { ...desired, part: 'X' as const, lines: [{ text: 'Mira https://a.example.', facts: [] }] };
  expect(page([told, desired, linked])).toContain('aida.order');
  expect(page([told, { ...desired, lines: [] }])).toContain('aida.order');
});

const listed = (text: string, ...facts: string[]) =>
  validatePiece(email({ blocks: [{ part: 'I', kind: 'list', lines: [{ text, facts }] }] }), loaf).filter(
    ({ at }) => at === 'blocks.0.lines.0',
  );

test('what its owner said in a list is not judged as a sentence of ours, and what was added to it is', () => {
  expect(listed('Pieza de 900 g', 'f2')).toEqual([]);
  expect(listed('Pieza de 900 g sin gluten', 'f2').map(({ code }) => code)).toEqual(['fact.sensitive']);
  expect(listed('Pieza de 900 g').map(({ code }) => code)).toEqual(['fact.number']);
});

test('what the composer wrote is not judged, but for its offers', () => {
  const composed = new Set(leavesOf(pieces.email).map(keyOfText));
  const other = { ...loaf, facts: loaf.facts.map((fact) => ({ ...fact, text: 'otra cosa' })) };
  expect(validatePiece(pieces.email, other, { composed })).toEqual([]);
  const codes = validatePiece(pieces.email, other, { composed, slot: '2027-02-01' }).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['offer.expired']));
  const edited = email({ subject: { text: 'Gratis para siempre', facts: [] } });
  const found = validatePiece(edited, loaf, { composed }).filter(({ code }) => code.startsWith('fact.'));
  expect(found).toEqual([{ code: 'fact.claim', at: 'subject', words: 'gratis' }]);
});

test('what is wrong with the build of the composed piece too is not held against another text', () => {
  const short = email({
    blocks: painEmail.blocks.map((block) => ({ ...block, lines: block.lines.slice(0, 1) })),
  });
  const edited = email({ ...(short.content as Email), subject: { text: 'Pan tierno', facts: [] } });
  const codes = (templates: Piece[]) =>
    validatePiece(edited, { ...loaf, isThin: false }, { templates }).map(({ code }) => code);
  expect(codes([])).toContain('length.body');
  expect(codes([short])).not.toContain('length.body');
});

test('a claim of health that a fact makes is risky in a subject, and only there', () => {
  const facts = [...loaf.facts, { id: 'f9', kind: 'advantage' as const, text: 'baja el colesterol' }];
  const text = { text: 'Baja el colesterol', facts: ['f9'] };
  const found = (piece: Piece) =>
    validatePiece(piece, { ...loaf, facts }).filter(({ code }) => /^fact\.(?:risky|sensitive)/.test(code));
  expect(found(email({ subject: text }))).toEqual([
    { code: 'fact.risky', at: 'subject', words: 'colesterol' },
  ]);
  expect(found(landing({ h1: text })).map(({ at }) => at)).toEqual(['h1']);
  const told: Block = { part: 'I', lines: [{ text: 'Baja el colesterol.', facts: ['f9'] }] };
  expect(found(email({ blocks: [told] }))).toEqual([]);
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
