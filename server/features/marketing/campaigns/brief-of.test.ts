import { expect, test } from 'vitest';
import { beforeTheBrief, type Fact } from '../../../../shared/marketing/products/fact';
import { briefOf, factsFor } from './brief-of';
import { groundOf, type Material } from './pieces/ground-of';

const fact = (id: string, given: Partial<Fact>): Fact => {
  const { place = 'loose', text = id } = given;
  return {
    id,
    place,
    text,
    language: 'es',
    state: 'accepted',
    ...beforeTheBrief(place),
    source: { from: 'answer', quote: text },
    ...given,
  };
};

/** A dentist's braces, with all that a company says of itself. */
const material = (facts: Fact[], product: Partial<Material['product']> = {}): Material => ({
  product: {
    id: 7,
    marketingCompanyId: 1,
    position: 2,
    name: 'Ortodoncia invisible',
    shortName: null,
    category: null,
    price: '',
    priceMinor: 240_000,
    currency: 'EUR',
    priceBasis: 'incl',
    url: null,
    prices: null,
    comparePriceMinor: null,
    goal: null,
    waived: [],
    language: 'es' as const,
    facts,
    ...product,
  },
  company: {
    name: 'Clínica El Arce, S.L.',
    sector: 'Salud',
    targetAudienceType: 'both',
    avoid: [],
    formality: 'audience',
    emoji: 'none',
    replyTo: null,
    postalAddress: null,
    isSober: true,
    customersCalled: 'los pacientes',
    speaker: 'we',
    place: 'en Valencia',
    phone: '963 000 000',
    website: 'clinicaelarce.example',
    timezone: 'Europe/Madrid',
  },
});

const told = { language: 'es', audience: 'B2C', goal: 'book', slot: '2026-11-25', position: 2 } as const;

test('a brief has what its company says of itself, and the way in which it speaks to the audience', () => {
  expect(briefOf(material([]), told)).toMatchObject({
    register: 'informal',
    name: 'Ortodoncia invisible',
    position: 2,
    currency: 'EUR',
    isOnRequest: false,
    company: {
      name: 'Clínica El Arce',
      where: 'en Valencia',
      phone: '963 000 000',
      web: 'clinicaelarce.example',
      customers: 'los pacientes',
      isSober: true,
      speaker: 'we',
    },
  });
  expect(briefOf(material([]), { ...told, audience: 'B2B' }).register).toBe('formal');
});

test('only facts are told that are accepted, in the language, valid on the day, and settled', () => {
  const facts = [
    fact('f1', { place: 'thing', text: 'ortodoncia invisible' }),
    fact('f2', { place: 'proof', state: 'proposed' }),
    fact('f3', { place: 'thing', language: 'en' }),
    fact('f4', { place: 'offer', until: '2026-11-24' }),
    fact('f5', { place: 'offer', until: '2026-11-25' }),
    fact('f6', { place: 'doubt', text: '¿Duele?' }),
    fact('f7', { text: 'Garantía de 2 años' }),
    fact('f8', { place: 'detail', label: 'Garantía', text: '3 años' }),
    fact('f9', { place: 'detail', text: 'Horario: de 9 a 20 h' }),
  ];
  const ids = (given: Material) => factsFor(given, told).map(({ id }) => id);
  expect(ids(material(facts))).toEqual(['f1', 'f5', 'f9']);
  expect(ids(material(facts, { waived: ['f7:f8'] }))).toEqual(['f1', 'f5', 'f7', 'f8', 'f9']);
  expect(factsFor(material(facts), told).at(-1)).toMatchObject({ label: 'Horario', text: 'de 9 a 20 h' });
});

test('a price without tax is not shown to consumers, and a fact that names another price is not told', () => {
  const prices = [
    { label: 'Estudio', amount: 6000, tax: 'excl' as const },
    { label: 'Férula', amount: 9000 },
  ];
  const given = material([fact('f1', { text: 'La férula cuesta 95 €' })], { prices });
  expect(briefOf(given, told)).toMatchObject({ prices: [{ label: 'Férula' }], facts: [] });
  expect(briefOf(given, { ...told, audience: 'B2B' }).prices).toHaveLength(2);
  expect(groundOf(given, { language: 'es', audience: 'B2B' }).product.price).toBe(
    'Estudio, 60 €, IVA no incluido; Férula, 90 €',
  );
  const onRequest = material([], { priceBasis: 'request', priceMinor: null });
  expect(briefOf(onRequest, told)).toMatchObject({ isOnRequest: true, prices: [] });
});

test('a single price has the words that were typed with it', () => {
  const given = material([], { price: 'desde 12 €/pers.', priceMinor: 1200, priceBasis: null });
  expect(briefOf(given, told).prices).toEqual([{ amount: 1200, from: true, per: 'persona' }]);
  expect(groundOf(given, { language: 'es', audience: 'B2C' }).product.price).toBe('desde 12 €/pers.');
  expect(groundOf(given, { language: 'en', audience: 'B2C' }).product.price).toBe('€12');
});

test('the words of another goal than the set’s are not used, and its link is where the web is last looked for', () => {
  const goal = { goal: 'book', link: 'citas.example', label: 'Pide cita', place: 'por teléfono' } as const;
  const given = material([], { goal });
  expect(briefOf(given, told).goal).toEqual(goal);
  expect(briefOf(given, { ...told, goal: 'buy' }).goal).toEqual({ goal: 'buy' });
  expect(briefOf({ ...given, company: { ...given.company, website: null } }, told).company.web).toBe(
    'citas.example',
  );
  expect(briefOf(material([], { goal, url: 'x.example' }), told).company.web).toBe('x.example');
});

test('the ground of the validators has places, contacts and the words of the goal', () => {
  const goal = { goal: 'book', link: 'citas.example', after: 'Te llamamos en 2 horas.' } as const;
  const given = material([fact('f1', { place: 'detail', label: 'Horario', text: 'de 9 a 20 h' })], { goal });
  const ground = groundOf(given, { language: 'es', audience: 'B2C' });
  expect(ground.facts).toMatchObject([{ id: 'f1', place: 'detail', text: 'Horario: de 9 a 20 h' }]);
  expect(ground.company).toMatchObject({ place: 'en Valencia', customers: 'los pacientes', isSober: true });
  expect(ground.company.contact).toBe('963 000 000, clinicaelarce.example, citas.example');
  expect(ground.goal).toBe('Te llamamos en 2 horas.');
});

test('what customers ask is told with its answer, and a worry without the one that it keeps', () => {
  const asking = fact('f1', {
    place: 'voice',
    text: '¿Duele?',
    answer: 'Dos días',
    form: { asks: 'question' },
  });
  const worry = fact('f2', { ...asking, id: 'f2', text: 'Me da miedo', form: { asks: 'worry' } });
  const { facts } = groundOf(material([asking, worry]), { language: 'es', audience: 'B2C' });
  expect(facts).toMatchObject([
    { text: '¿Duele? Dos días', isQuestion: true },
    { text: 'Me da miedo', isQuestion: false },
  ]);
});
