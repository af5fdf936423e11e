import { expect, test } from 'vitest';
import type { Language } from '../../../../../shared/languages';
import type { Fact } from '../../../../../shared/marketing/products/fact';
import { type Analysed, analyse } from './analyse';
import { readPrice } from './price';
import { mergeFacts, type Reading, readFacts } from './read-facts';
import { textOfHtml } from './text-of-html';
import { untilDay } from './until-day';
import { loadKnownWords } from './words/known-words';

const words = await loadKnownWords();
const today = '2026-11-23';

const reading = (language: Language = 'es', name = 'Mesa Soria'): Reading => ({
  name,
  language,
  today,
  words,
});
const told = (text: string, language?: Language) =>
  readFacts(text, reading(language), { from: 'text' }).facts.map(
    ({ kind, shape, text: one }) => `${kind} ${shape}: ${one}`,
  );
const leftOut = (text: string) => readFacts(text, reading(), { from: 'text' }).leftOut.map(({ why }) => why);

test('HTML becomes a line for each paragraph, item and row of a table, and scripts nothing', () => {
  const html =
    '<h2>Mesa</h2><p>Roble&nbsp;macizo &amp; acero</p><ul><li>180 cm</li><li>32 kg</li></ul><table><tr><td>Alto</td><td>75&#32;cm</td></tr></table><script>alert(1)</script>';
  expect(textOfHtml(html)).toBe('Mesa\nRoble macizo & acero\n• 180 cm\n• 32 kg\nAlto: 75 cm');
  expect(textOfHtml('Pesa < 3 kg y mide > 1 m')).toBe('Pesa < 3 kg y mide > 1 m');
});

test('sentences, list items and pairs are facts, and short forms and decimals end no sentence', () => {
  expect(
    told(
      'Mesa de roble de aprox. 1,80 m. Se monta sin herramientas en 10 min. Peso: 32 kg; Alto: 75 cm\n- Patas de acero',
    ),
  ).toEqual([
    'feature phrase: Mesa de roble de aprox. 1,80 m',
    'advantage sentence: Se monta sin herramientas en 10 min',
    'feature pair: Peso: 32 kg',
    'feature pair: Alto: 75 cm',
    'feature phrase: Patas de acero',
  ]);
});

test.each<[Language, string, Fact['kind']]>([
  ['es', 'Sin gluten ni lactosa añadida', 'feature'],
  ['es', 'Ahorra hasta un 30 % de agua', 'advantage'],
  ['es', 'No hace falta lavarlo a mano', 'advantage'],
  ['es', 'Certificado ISO 9001 en todo el taller', 'proof'],
  ['es', 'Más de 25 años de oficio', 'proof'],
  ['es', 'A domicilio o en el estudio', 'feature'],
  ['es', '92 % de aprobados en 2024', 'proof'],
  ['es', 'más de 300 autónomos', 'proof'],
  ['es', 'Certificados de nacimiento y títulos', 'feature'],
  ['es', 'Lo usan en más de 40 restaurantes', 'proof'],
  ['es', 'Garantía de 25 años', 'offer'],
  ['es', '-20 % hasta el 30 de junio', 'offer'],
  ['es', 'Envío gratis en 24 horas', 'offer'],
  ['en', 'Your team sees every order in one place', 'advantage'],
  ['en', 'Lets you change the filter without tools', 'advantage'],
  ['en', 'Stainless steel body with two inlets', 'feature'],
  ['en', 'Tested to EN 809', 'proof'],
  ['en', 'Trusted by 120 clinics', 'proof'],
  ['en', '400+ freelancers', 'proof'],
  ['en', 'Ships within 5 working days', 'offer'],
  ['en', 'Free trial for 30 days', 'offer'],
])('in %s “%s” is %s', (language, text, kind) => {
  expect(readFacts(text, reading(language), { from: 'text' }).facts.map((fact) => fact.kind)).toEqual([kind]);
});

test('filler is no fact: placeholders, one word, the name again, keyboard runs, words of no dictionary', () => {
  expect(leftOut('Lorem ipsum dolor sit amet')).toEqual(['placeholder']);
  expect(leftOut('Bonito.')).toEqual(['short']);
  expect(leftOut('La mejor.')).toEqual([]);
  expect(leftOut('Mesa Soria.')).toEqual(['name']);
  expect(leftOut('asdfgh qwerty')).toEqual(['keyboard']);
  expect(leftOut('Flurbo glimp trazok venpli')).toEqual(['unknown']);
  expect(leftOut('Motor XR-200 con 3 CV')).toEqual([]);
  expect(leftOut('17kg')).toEqual([]);
});

test('facts in another language are known by their words, also without any function word', () => {
  const languages = readFacts(
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

const factsOf = (text: string) =>
  mergeFacts([], readFacts(text, reading(), { from: 'form' }).facts, { isAnew: () => false, last: 0 });

const product = (given: Partial<Analysed> = {}): Analysed => ({
  ...{ name: 'Mesa Soria', category: null, price: '', priceMinor: null, priceBasis: null, url: null },
  ...{ comparePriceMinor: null, comparePriceConfirmedAt: null, language: 'es', facts: [] },
  ...{ targetAudience: 'Familias con poco sitio', targetAudienceType: 'B2C' },
  ...given,
});

test('the score counts each part as the specification says, to a hundred', () => {
  expect(analyse(product(), words).score).toBe(20);
  const facts = factsOf(
    'Roble macizo de Soria. Mide 180 cm. Pesa 32 kg. Patas de acero. Se limpia sin productos. Te ahorra espacio. Premio de diseño. Entrega en 5 días.',
  );
  const whole = product({ facts, category: 'Mesas', priceMinor: 90_000, url: 'https://x.example' });
  expect(analyse(whole, words)).toMatchObject({
    score: 100,
    isReady: true,
    isThin: false,
    lacks: [],
    missing: [],
  });
});

test('a product is ready with sixty points and three facts, one a feature and one an advantage', () => {
  const facts = factsOf('Roble macizo de Soria. Mide 180 cm. Pesa 32 kg.');
  const almost = product({ facts, category: 'Mesas', priceBasis: 'request' });
  expect(analyse(almost, words)).toMatchObject({
    score: 64,
    isReady: false,
    lacks: ['advantage'],
    helpsMost: 'advantages',
  });
  expect(analyse(almost, words, ({ text }) => text.includes('Soria'))).toMatchObject({
    isReady: true,
    isThin: true,
  });
});

test('who made a thing and where it stands in a shop is no third fact', () => {
  const least = 'Roble macizo de Soria. Se monta sin herramientas en 10 min.';
  const of = (text: string) =>
    analyse(product({ facts: factsOf(text), category: 'Mesas', priceBasis: 'request' }), words);
  expect(of(`${least} Peso: 32 kg`)).toMatchObject({ isReady: true, isThin: true });
  expect(of(`${least}\nMarca: Soria Hogar\nEtiquetas: mesas, roble`).lacks).toEqual(['facts']);
});

test('a fact in another language counts once it is translated', () => {
  const [fact] = readFacts('The top is made of solid oak.', reading(), { from: 'form' }).facts;
  const facts = [{ id: 'f1', ...(fact as Omit<Fact, 'id'>) }];
  expect(analyse(product({ facts }), words)).toMatchObject({ score: 20, untranslated: ['f1'] });
  const translated = [{ ...(facts[0] as Fact), translation: 'El tablero es de roble macizo' }];
  expect(analyse(product({ facts: translated }), words)).toMatchObject({ score: 28, untranslated: [] });
});

test('unchanged facts keep their ids, new ones get ids that none had, and nothing is said twice', () => {
  const known = factsOf('Mide 180 cm. Pesa 32 kg.');
  const read = readFacts('Pesa 32 kg\nLleva patas de acero.\nlleva patas de acero', reading(), {
    from: 'form',
  }).facts;
  const merged = mergeFacts(known, read, { isAnew: ({ source }) => source.from === 'form', last: 7 });
  expect(merged.map(({ id, text }) => [id, text])).toEqual([
    ['f2', 'Pesa 32 kg'],
    ['f8', 'Lleva patas de acero'],
  ]);
});
