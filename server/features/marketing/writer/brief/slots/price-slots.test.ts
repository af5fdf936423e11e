import { expect, test } from 'vitest';
import type { Price } from '../../../../../../shared/marketing/products/brief/places';
import type { Brief } from '../../../campaigns/brief';
import { priceSlots } from './price-slots';

const slotsFor = (prices: Price[], language: 'es' | 'en' = 'es') => {
  const brief = { prices, language, currency: 'EUR', isOnRequest: false } as unknown as Brief;
  const slots = new Map(priceSlots(brief, 'cambio de pantalla', () => undefined));
  return (name: string) => slots.get(name)?.text.replaceAll('\u00A0', ' ');
};

test('a label keeps its letters, and with a capital each price is a sentence', () => {
  const told = slotsFor([
    { label: 'iPhone', amount: 6900, from: true, tax: 'incl' },
    { label: 'Samsung y Xiaomi', amount: 5900, from: true, tax: 'incl' },
  ]);
  expect(told('pricesLine')).toBe('iPhone, desde 69 €. Samsung y Xiaomi, desde 59 €. Todo con IVA incluido');
});

test('labels in small letters stand in one sentence', () => {
  const told = slotsFor([
    { label: 'mensualidad', amount: 7500 },
    { label: 'matrícula', amount: 4000 },
  ]);
  expect(told('pricesLine')).toBe('mensualidad, 75 €; matrícula, 40 €');
});

test('an English label keeps its capital too', () => {
  const told = slotsFor(
    [
      { label: 'Single lesson', amount: 3000 },
      { label: 'block of ten', amount: 28_000 },
    ],
    'en',
  );
  expect(told('pricesLine')).toBe('Single lesson, €30. Block of ten, €280');
});

test('a Spanish price never goes without the label that says what it is paid for', () => {
  const told = slotsFor([{ label: 'página de alemán', amount: 3200, from: true }]);
  expect(told('priceShort')).toBe('desde 32 € (página de alemán)');
  expect(slotsFor([{ label: 'cambio de pantalla', amount: 3200 }])('priceShort')).toBe('32 €');
});
