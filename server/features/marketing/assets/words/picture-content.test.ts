import { expect, test } from 'vitest';
import type { Block, Piece } from '../../../../../shared/marketing/campaigns/piece';
import { networks } from '../../../../../shared/marketing/channels/networks';
import type { Place } from '../../../../../shared/marketing/products/brief/places';
import { beforeTheBrief, type Fact } from '../../../../../shared/marketing/products/fact';
import { picturesOf } from '../draw-set';
import { formsOf, headlinesOf } from './headlines';
import { type ApprovedMaterial, contentOf } from './picture-content';
import { shownIn } from './shown-in';

const fact = (id: string, place: Place, text: string, changes: Partial<Fact> = {}): Fact => ({
  id,
  place,
  ...beforeTheBrief(place),
  text,
  language: 'es',
  state: 'accepted',
  source: { from: 'form', quote: text },
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
const said = (piece: Piece) => ({ piece, facts: [], language: 'es' as const });

const material = (changes: Partial<ApprovedMaterial['product']> = {}, audience: 'B2C' | 'B2B' = 'B2C') =>
  ({
    campaign: { id: 1, language: 'es', audience, approvedVersion: 1 },
    piece: post,
    cited: { f3: '', f2: '', p: '' },
    product: {
      name: 'Hogaza de masa madre',
      shortName: 'Hogaza',
      price: '5,80 €',
      priceMinor: 580,
      currency: 'EUR',
      priceBasis: 'incl',
      language: 'es',
      url: null,
      photoId: null,
      prices: null,
      comparePriceMinor: null,
      goal: null,
      waived: [],
      position: 0,
      facts: [
        fact('f1', 'includes', 'Fermenta 24 horas en frío'),
        fact('f2', 'loose', 'Pieza de 900 g'),
        fact('f3', 'loose', 'Aguanta tierna cuatro días'),
        fact('f4', 'offer', 'Se reserva antes de las 20:00', { until: '2026-12-01' }),
      ],
      ...changes,
    },
    company: {
      name: 'Espiga',
      avoid: [],
      replyTo: null,
      postalAddress: null,
      brandColor: null,
      accentColor: null,
      logoId: null,
    },
  }) as unknown as ApprovedMaterial;

test('the headlines are the sentences of the piece without its call, each once and without a full stop', () => {
  expect(headlinesOf(said(post)).map(({ text }) => text)).toEqual([
    '¿Otra vez pan duro a la basura?',
    'Pan tierno cuatro días',
    'Son 900 g por 5,80 €',
  ]);
});

test.each([
  ['La última rebanada se come, no se tira. 🥖', 'La última rebanada se come, no se tira 🥖'],
  ['La harina es la 2.0', 'La harina es la 2.0'],
])('“%s” is the headline “%s”', (text, headline) => {
  const piece = postOf([{ part: 'A', lines: [{ text, facts: ['f1'] }] }]);
  expect(headlinesOf(said(piece)).map((line) => line.text)).toEqual([headline]);
});

test('a headline that does not fit has a shorter one behind it that nothing else shows, or the thing', () => {
  const spare = ['Pan tierno cuatro días', 'Pan tierno'];
  expect(formsOf([opening.text, 'Recién horneado cada mañana', 'Cada mañana'], spare, 'Hogaza')).toEqual([
    { l: opening.text, m: spare[0], s: 'Hogaza' },
    { l: 'Recién horneado cada mañana', m: spare[1], s: spare[1] },
    { l: 'Cada mañana', m: 'Cada mañana', s: 'Cada mañana' },
  ]);
  expect(formsOf([opening.text, 'Hogaza'], [], 'Hogaza')[0]).toEqual({
    l: opening.text,
    m: opening.text,
    s: opening.text,
  });
});

test('cited facts come first and what the headline says last, and the offer ends with its day', () => {
  const { texts } = contentOf(material(), undefined, '2026-12-01');
  expect(texts.facts).toEqual(['Pieza de 900 g', 'Aguanta tierna cuatro días', 'Fermenta 24 horas en frío']);
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
  const shown = contentOf(material(), 'Son 900 g por 5,80 €', '2026-11-20');
  expect(shownIn(shown, 'statement').texts.price).toBeUndefined();
  expect(shownIn(shown, 'split').texts.price).toEqual({ amount: '5,80 €' });
});

test('a headline that a person typed comes first, before those of the campaign', () => {
  const { texts, headlines } = contentOf(material(), 'Pan de verdad', '2026-11-20');
  expect(texts.headline.l).toBe('Pan de verdad');
  expect(headlines?.[0]?.l).toBe('Pan de verdad');
  expect(headlines?.length).toBeGreaterThan(1);
});

const brief = [
  fact('f1', 'thing', 'hogaza de masa madre'),
  fact('f2', 'includes', 'pieza de 900 g'),
  fact('f3', 'voice', 'El jueves sigue tierna'),
  fact('f4', 'proof', 'premio del gremio en 2024 entre 80 panes'),
  fact('f5', 'detail', 'de 8 a 14 h', { label: 'Horario' }),
  fact('f6', 'result', 'te ahorra la cola de 7 días'),
  fact('f7', 'result', 'baja el colesterol'),
  fact('f8', 'voice', '¿Y el domingo?', { answer: 'También abrimos', form: { asks: 'question' } }),
];
const citing = postOf([
  { part: 'A', lines: [{ text: '¿Otra vez pan duro?', facts: ['f8', 'f3', 'f4', 'f6', 'f7', 'f2', 'f1'] }] },
  { part: 'I', kind: 'list', lines: [{ text: 'pieza de 900 g', facts: ['f2'] }] },
  { part: 'D', kind: 'pairs', lines: [{ text: 'de 8 a 14 h', facts: ['f5'], label: 'Horario' }] },
]);
const ofBrief = (asked?: string) =>
  contentOf({ ...material({ facts: brief }), piece: citing } as ApprovedMaterial, asked, '2026-11-20');

test('headlines are lines of the piece and whole facts that it cites, never items, pairs, questions or claims of health', () => {
  const { headlines = [] } = ofBrief();
  expect(headlines.map(({ l }) => l)).toEqual([
    '«El jueves sigue tierna»',
    'Te ahorra la cola de 7 días',
    // Its number stands above it in the layout with a figure, which shows another headline.
    'Hogaza de masa madre',
    'Premio del gremio en 2024 entre 80 panes',
    '¿Otra vez pan duro?',
  ]);
});

test('each layout of a size has another headline, the first one that is asked for, and the last one none', () => {
  const drawn = picturesOf(ofBrief('Hogaza de masa madre'), ['1080x1080']).map(
    ({ layout, texts }) => [layout, texts.headline.l] as const,
  );
  expect(drawn[0]).toEqual(['statement', 'Hogaza de masa madre']);
  expect(new Set(drawn.map(([, headline]) => headline)).size).toBe(6);
  expect(drawn.at(-1)).toEqual(['ticket', '']);
});

const asHeadlines = (text: string, place: Place, facts = brief) => {
  const piece = postOf([{ part: 'I', lines: [{ text, facts: ['f9'] }] }]);
  const all = [...facts, fact('f9', place, 'nada que quepa en un titular '.repeat(6))];
  return headlinesOf({ piece, facts: all, language: 'es' }).map((line) => line.text);
};

test('a sentence of its own is a headline; half of one, or what a fact says already, is none', () => {
  expect(asHeadlines('La hogaza de masa madre es para quien desayuna en casa.', 'who')).toContain(
    'La hogaza de masa madre es para quien desayuna en casa',
  );
  const broken = [
    'Incluye: pieza de 900 g y bolsa.',
    'Espiga. Pan de verdad.',
    'Con ella, te ahorra la cola de 7 días.',
    '«El jueves sigue tierna», nos dicen.',
  ];
  for (const text of broken) expect(asHeadlines(text, 'who')).not.toContain(text.slice(0, -1));
  expect(asHeadlines('¿Y el domingo?', 'doubt')).not.toContain('¿Y el domingo?');
  expect(asHeadlines('Sí, en rebanadas.', 'doubt')).not.toContain('Sí, en rebanadas');
});

test('facts are headlines as they stand alone: with article, capital and only the point of a long quotation', () => {
  const facts = [
    fact('f1', 'kind', 'pan de fermentación lenta,', { form: { article: 'un' } }),
    fact('f2', 'voice', `${'antes duraba menos '.repeat(9)}y ahora dura`, { form: { point: 'ahora dura' } }),
  ];
  expect(headlinesOf({ piece: post, facts, language: 'es' }).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Un pan de fermentación lenta', '«Ahora dura»']),
  );
});

test('facts that contradict each other are on no picture until that is settled', () => {
  const facts = [
    ...brief,
    fact('f10', 'includes', 'garantía de 2 años'),
    fact('f11', 'proof', 'garantía de 3 años'),
  ];
  const { texts, headlines = [] } = contentOf(material({ facts }), undefined, '2026-11-20');
  expect(JSON.stringify([texts.facts, headlines])).not.toContain('garantía');
  const settled = contentOf(material({ facts, waived: ['f10:f11'] }), undefined, '2026-11-20');
  expect(JSON.stringify(settled.texts.facts)).toContain('garantía de 3 años');
});

test('of several prices the main one is large, and what it is for stands beneath with the others', () => {
  const prices = [
    { label: 'Matrícula', amount: 19_500, per: 'alumno', tax: 'incl' },
    { label: 'clase', amount: 3_200, tax: 'incl' },
  ] as never;
  expect(contentOf(material({ prices }), undefined, '2026-11-20').texts.price).toEqual({
    amount: '195 €',
    note: 'Matrícula, por alumno; clase, 32 €; IVA incluido',
  });
});

test('a number is very large only where it proves something, and lists hold items, proof and details', () => {
  const { texts } = ofBrief();
  expect(texts.figure).toMatchObject({ meaning: 'Premio del gremio en 2024 entre 80 panes' });
  expect(texts.facts.toSorted()).toEqual([
    'Horario: de 8 a 14 h',
    'pieza de 900 g',
    'premio del gremio en 2024 entre 80 panes',
  ]);
  expect([texts.product, texts.company]).toEqual(['Hogaza de masa madre', 'Espiga']);
});
