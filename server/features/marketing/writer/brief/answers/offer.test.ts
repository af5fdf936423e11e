import { expect, test } from 'vitest';
import { moneyText } from '../../../../../../shared/marketing/products/money-text';
import { blueprintsOf, wordsFor } from '../../blueprint/load';
import { briefNamed } from '../../testing/own-briefs';
import { offerOf } from './offer';

const [offer] = briefNamed('en', 'dentist').facts.filter(({ place }) => place === 'offer');
const sentence = (currency: string, language: 'es' | 'en' = 'en') =>
  offerOf(
    offer && { ...offer, text: '15% off', until: '2026-12-31' },
    { language, currency },
    wordsFor(blueprintsOf(language), 'informal'),
  )?.sentence.text;

test('English in dollars of the United States is an American’s, in days and in money', () => {
  expect(sentence('USD')).toBe('Offer until December 31: 15% off.');
  expect(sentence('GBP')).toBe('Offer until 31 December: 15% off.');
  expect(sentence('CAD')).toBe('Offer until 31 December: 15% off.');
  expect(moneyText(42_500, 'USD', 'en')).toBe('$425');
  expect(moneyText(42_500, 'CAD', 'en')).toBe('CA$425');
  expect(moneyText(123_450, 'EUR', 'en')).toBe('€1,234.50');
  expect(moneyText(42_500, 'USD', 'es')).toBe('425 US$');
});
