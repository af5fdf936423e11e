import { expect, test } from 'vitest';
import { moneyText } from '../../../../../shared/money-text';
import type { Brief } from '../../campaigns/brief';
import { briefNamed } from '../testing/own-briefs';
import { contextOf } from './read-brief';
import { within } from './slots';

const slotsIn = (brief: Brief) => {
  const { slots } = contextOf(brief);
  return (name: string) => slots.get(name)?.text.replaceAll('\u00A0', ' ');
};

test('English in dollars of the United States is an American’s, in days and in money', () => {
  const dentist = briefNamed('en', 'dentist');
  const facts = dentist.facts.map((fact) =>
    fact.place === 'offer' ? { ...fact, text: '15% off', until: '2026-12-31' } : fact,
  );
  const sentence = (currency: string) => slotsIn({ ...dentist, facts, currency })('offerLine');
  expect(sentence('USD')).toBe('Offer until December 31: 15% off.');
  expect(sentence('GBP')).toBe('Offer until 31 December: 15% off.');
  expect(moneyText(42_500, 'USD', 'en')).toBe('$425');
  expect(moneyText(123_450, 'EUR', 'en')).toBe('€1,234.50');
});

test('labels of prices stay as they were typed, and the thing’s own is said among several only', () => {
  const brief = briefNamed('es', 'bicis');
  const prices = [{ label: 'revisión completa', amount: 5500 }];
  expect(slotsIn({ ...brief, prices })('pricesLine')).toBe('55 €');
  const labelled = slotsIn({ ...brief, prices: [...prices, { label: 'Eléctrica', amount: 7500 }] });
  expect(labelled('pricesLine')).toBe('revisión completa, 55 €; Eléctrica, 75 €');
  expect(slotsIn({ ...brief, prices: [{ label: 'eléctrica', amount: 7500 }] })('priceShort')).toContain(
    'eléctrica',
  );
});

test('items in one line have semicolons where one has a comma, or the word that would join them', () => {
  const brief = briefNamed('es', 'bicis');
  const included = (...texts: string[]) => {
    const [fact] = brief.facts.filter(({ place }) => place === 'includes');
    const facts = texts.map((text, index) => ({ ...fact!, id: `i${index}`, text }));
    return slotsIn({
      ...brief,
      facts: [...brief.facts.filter(({ place }) => place !== 'includes'), ...facts],
    })('includesAll');
  };
  expect(included('Agua', 'Luz', 'Internet')).toBe('agua, luz e internet');
  expect(included('Agua y luz', 'Internet')).toBe('agua y luz; internet');
  expect(included('Agua, fría', 'Luz')).toBe('agua, fría; luz');
});

test('within a sentence a capital goes, but not of a name, and that of a question behind its mark', () => {
  const text = (typed: string) => within({ text: typed, facts: [] }, 'es').text;
  expect(text('Envío en 48 horas')).toBe('envío en 48 horas');
  expect(text('Banco Santander')).toBe('Banco Santander');
  expect(text('¿Hay permanencia?')).toBe('¿hay permanencia?');
});

test('where there is a link, what is asked is done there too, unless the owner’s place says so', () => {
  const place = (of: string) =>
    slotsIn({
      ...briefNamed('es', 'dentista'),
      goal: { goal: 'book', link: 'https://a.example', place: of },
    })('place');
  expect(place('por teléfono')).toBe('en la web o por teléfono');
  expect(place('por teléfono o en la web')).toBe('por teléfono o en la web');
});
