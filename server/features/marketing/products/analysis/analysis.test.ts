import { expect, test } from 'vitest';
import type { Language } from '../../../../../shared/languages';
import type { Place } from '../../../../../shared/marketing/products/brief/places';
import { beforeTheBrief, type Fact } from '../../../../../shared/marketing/products/fact';
import { type Analysed, analyse } from './analyse';
import { readPrice } from './price';
import { loadReading } from './load-reading';
import { factsIn, mergeFacts, type Reading } from './read-facts';
import { untilDay } from './until-day';

const { words, textOfHtml } = await loadReading();
const today = '2026-11-23';

const reading = (language: Language = 'es', name = 'Mesa Soria'): Reading => ({
  name,
  language,
  today,
  words,
  textOfHtml,
});
const told = (text: string, language?: Language) =>
  factsIn(text, reading(language), { from: 'text' }).facts.map(
    ({ place, state, text: one }) => `${state} ${place}: ${one}`,
  );
const leftOut = (text: string) => factsIn(text, reading(), { from: 'text' }).leftOut.map(({ why }) => why);

test('HTML becomes a line for each paragraph, item and row of a table, and scripts nothing', () => {
  const html =
    '<h2>Mesa</h2><p>Roble&nbsp;macizo &amp; acero</p><ul><li>180 cm</li><li>32 kg</li></ul><table><tr><td>Alto</td><td>75&#32;cm</td></tr></table><script>alert(1)</script>';
  expect(textOfHtml(html)).toBe('Mesa\nRoble macizo & acero\n• 180 cm\n• 32 kg\nAlto: 75 cm');
  expect(textOfHtml('Pesa < 3 kg y mide > 1 m')).toBe('Pesa < 3 kg y mide > 1 m');
});

test.each([
  ['<p>uno</ p>dos< /p>tres', 'uno\ndos\ntres'],
  ['<li>uno<li>dos', '• uno\n• dos'],
  ['<b>1</b>80 cm de <i>roble</i>, &frac34; partes', '180 cm de roble, ¾ partes'],
  ['<tr><td>Alto</td>\n<td>75 cm</td></tr>', 'Alto: 75 cm'],
  ['<p>1 < 2</p><style>p{}</style><p>fin', '1 < 2\nfin'],
  ['<b>'.repeat(15_000), ''],
])('%.60s is told as text', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test('sentences, list items and pairs are facts, and short forms and decimals end no sentence', () => {
  expect(
    told(
      'Mesa de roble de aprox. 1,80 m. Se monta sin herramientas en 10 min. Peso: 32 kg; Alto: 75 cm\n- Patas de acero',
    ),
  ).toEqual([
    'proposed loose: Mesa de roble de aprox. 1,80 m',
    'proposed loose: Se monta sin herramientas en 10 min',
    'proposed detail: Peso: 32 kg',
    'proposed detail: Alto: 75 cm',
    'proposed includes: Patas de acero',
  ]);
});

test('what the owner typed or a file has is accepted as it stands, a question waits for its answer, a column tells its place', () => {
  const read = (text: string, origin: Parameters<typeof factsIn>[2]) =>
    factsIn(text, reading(), origin).facts.map(({ place, suggests, state }) => [place, suggests, state]);
  expect(read('Patas de acero', { from: 'form' })).toEqual([['loose', 'includes', 'accepted']]);
  expect(read('Fermenta y es de roble', { from: 'csv' })).toEqual([['loose', undefined, 'accepted']]);
  expect(read('¿Cuánto pesa?', { from: 'csv' })).toEqual([['doubt', undefined, 'proposed']]);
  expect(read('Patas de acero', { from: 'csv', column: 'proof' })).toEqual([
    ['proof', undefined, 'accepted'],
  ]);
});

test('a question of a pasted text has the sentence behind it as its answer, and another question has none', () => {
  const text = '¿Cuánto pesa la mesa? Unos 32 kg. ¿Se puede pintar? ¿Lleva barniz?';
  const read = factsIn(text, reading(), { from: 'text' }).facts;
  expect(read.map(({ place, text: asked, answer }) => [place, asked, answer])).toEqual([
    ['doubt', '¿Cuánto pesa la mesa?', 'Unos 32 kg.'],
    ['doubt', '¿Se puede pintar?', undefined],
    ['doubt', '¿Lleva barniz?', undefined],
  ]);
});

test('filler is no fact: placeholders, one word, the name again, keyboard runs, words of no dictionary', () => {
  expect(leftOut('Lorem ipsum dolor sit amet')).toEqual(['placeholder']);
  expect(leftOut('Bonito.')).toEqual(['short']);
  expect(leftOut('La mejor.')).toEqual([]);
  expect(leftOut('This is a simple product')).toEqual(['placeholder']);
  expect(leftOut('Un producto de calidad para ti')).toEqual([]);
  expect(leftOut('¿El resultado?')).toEqual(['short']);
  expect(leftOut('¿Duele?')).toEqual(['short']);
  expect(leftOut('¿Cuánto pesa?')).toEqual([]);
  expect(leftOut('</ p>')).toEqual([]);
  expect(told('Patas de acero</ p>')).toEqual(['proposed includes: Patas de acero']);
  expect(leftOut('Mesa Soria.')).toEqual(['name']);
  expect(leftOut('asdfgh qwerty')).toEqual(['keyboard']);
  expect(leftOut('Flurbo glimp trazok venpli')).toEqual(['unknown']);
  expect(leftOut('Motor XR-200 con 3 CV')).toEqual([]);
  expect(leftOut('17kg')).toEqual([]);
});

test('facts in another language are known by their words, also without any function word', () => {
  const languages = factsIn(
    'Stainless steel frame. Patas de acero. 180 × 90 cm de tablero. 28 x 22 x 9 cm.',
    reading(),
    {
      from: 'text',
    },
  );
  expect(languages.facts.map(({ language }) => language)).toEqual(['en', 'es', 'es', 'es']);
});

test('an offer ends on its day, this year or the next', () => {
  expect(untilDay('-20 % hasta el 30 de junio', 'es', today)).toBe('2027-06-30');
  expect(untilDay('Hasta el 24/12', 'es', today)).toBe('2026-12-24');
  expect(untilDay('10% off until 5 December 2026', 'en', today)).toBe('2026-12-05');
  expect(untilDay('Se recoge hasta las 20:00', 'es', today)).toBeUndefined();
  expect(untilDay('Hasta el 31 de febrero', 'es', today)).toBeUndefined();
});

test.each([
  ['5,80 €', 580, 'EUR', null],
  ['€12.50 excl. VAT', 1250, 'EUR', 'excl'],
  ['1.250 € + IVA', 125_000, 'EUR', 'excl'],
  ['25 EUR IVA incluido', 2500, 'EUR', 'incl'],
  ['£1,200', 120_000, 'GBP', null],
  ['A consultar', null, null, 'request'],
  ['barato', null, null, null],
  [`${'9'.repeat(40)} €`, null, null, null],
])('the price “%s” is %s %s', (text, priceMinor, currency, priceBasis) => {
  expect(readPrice(text)).toEqual({ priceMinor, currency, priceBasis });
});

const factsAt = (...given: (Place | Partial<Fact>)[]): Fact[] =>
  given.map((one, at) => {
    const fact = typeof one === 'string' ? { place: one } : one;
    const place = fact.place ?? 'loose';
    const text = `Texto ${at}`;
    return {
      id: `f${at + 1}`,
      place,
      text,
      language: 'es',
      state: 'accepted',
      ...beforeTheBrief(place),
      source: { from: 'answer', quote: text },
      ...fact,
    };
  });

const product = (given: Partial<Analysed> = {}): Analysed => ({
  price: '',
  priceMinor: null,
  prices: null,
  priceBasis: null,
  language: 'es',
  facts: [],
  comparePriceMinor: null,
  comparePriceConfirmedAt: null,
  targetAudienceType: 'B2C',
  ...given,
});

const pointsOf = (...given: Parameters<typeof factsAt>) =>
  analyse(product({ facts: factsAt(...given) })).score;

test('the score counts each place as the specification says, to a hundred', () => {
  expect(pointsOf()).toBe(0);
  expect(pointsOf('thing', 'kind', 'who')).toBe(25);
  expect([pointsOf('voice'), pointsOf('voice', 'voice'), pointsOf('voice', 'voice', 'voice')]).toEqual([
    15, 20, 20,
  ]);
  expect([pointsOf('result'), pointsOf('result', 'result')]).toEqual([10, 15]);
  expect([1, 2, 3, 4].map((count) => pointsOf(...Array<Place>(count).fill('includes')))).toEqual([
    3, 6, 10, 10,
  ]);
  expect([pointsOf('how'), pointsOf('different'), pointsOf('how', 'different')]).toEqual([5, 5, 5]);
  expect([pointsOf('doubt'), pointsOf({ place: 'doubt', answer: 'No' })]).toEqual([0, 5]);
  expect(pointsOf('loose', 'detail', 'offer', 'case')).toBe(0);
  const facts = factsAt(
    ...(['thing', 'kind', 'who', 'voice', 'voice', 'result', 'result'] as const),
    ...(['includes', 'includes', 'includes', 'proof', 'how'] as const),
    { place: 'doubt', answer: 'No' },
  );
  const whole = product({ facts, prices: [{ amount: 90_000 }] });
  expect(analyse(whole)).toMatchObject({
    score: 100,
    isReady: true,
    isThin: false,
    lacks: [],
    helpsMost: null,
  });
});

test('a product is ready with its thing, its price and two more places, and thin under five', () => {
  const of = (given: Partial<Analysed>, ...places: Place[]) =>
    analyse(product({ ...given, facts: factsAt(...places) }));
  const onRequest = { priceBasis: 'request' } as const;
  expect(of({}, 'thing', 'who', 'voice')).toMatchObject({ isReady: false, lacks: ['price'] });
  expect(of(onRequest, 'who', 'voice')).toMatchObject({ lacks: ['thing'] });
  expect(of(onRequest, 'thing', 'voice', 'voice')).toMatchObject({ lacks: ['places'] });
  expect(of(onRequest, 'thing', 'who', 'voice')).toMatchObject({ isReady: true, isThin: true });
  expect(of(onRequest, 'thing', 'kind', 'who', 'voice', 'result')).toMatchObject({
    isReady: true,
    isThin: false,
  });
  expect(of({ priceMinor: 500 }, 'thing', 'loose')).toMatchObject({ isReady: true, isThin: true, lacks: [] });
});

test('who made a thing and where it stands in a shop is no place that is answered', () => {
  const facts = factsAt(
    'thing',
    { place: 'detail', text: 'Marca: Espiga' },
    { place: 'detail', text: 'Tipo: Mesas' },
  );
  expect(analyse(product({ facts, priceBasis: 'request' }))).toMatchObject({
    answered: ['thing'],
    lacks: ['places'],
  });
});

test('only what is accepted and in the language counts; a set in the other language is judged by its own facts', () => {
  const facts = factsAt(
    'thing',
    { place: 'who', state: 'proposed' },
    { place: 'thing', language: 'en' },
    { suggests: 'proof' },
  );
  expect(analyse(product({ facts }))).toMatchObject({
    score: 10,
    proposals: 2,
    otherLanguage: ['f3'],
    answered: ['thing', 'loose'],
  });
  expect(analyse(product({ facts }), 'en')).toMatchObject({
    answered: ['thing'],
    otherLanguage: ['f1', 'f2', 'f4'],
  });
});

test('unchanged facts keep their ids, new ones get ids that none had, and nothing is said twice', () => {
  const read = (text: string) => factsIn(text, reading(), { from: 'form' }).facts;
  const known = mergeFacts([], read('Mide 180 cm. Pesa 32 kg.'), { isAnew: () => false, last: 0 });
  const next = read('Pesa 32 kg\nLleva patas de acero.\nlleva patas de acero');
  const merged = mergeFacts(known, next, { isAnew: ({ source }) => source.from === 'form', last: 7 });
  expect(merged.map(({ id, text }) => [id, text])).toEqual([
    ['f2', 'Pesa 32 kg'],
    ['f8', 'Lleva patas de acero'],
  ]);
});
