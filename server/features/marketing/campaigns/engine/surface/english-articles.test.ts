import { expect, test } from 'vitest';
import { article, list } from './english-articles';

test('a or an follows the sound of the next word, not its letter', () => {
  const words = `a loaf|an apple|an hour|a house|an honest price|a unit|a European flat|a one-off|an umbrella|a user|
    an SUV|a USB cable|an LED lamp|a PDF|an X-ray|an 8-hour day|an 11-piece set|a 10-piece set|an 18-month plan|
    an 80 cm shelf|an 800 g jar|a 110 g bar|an heirloom tomato|a utensil|an unusual gift|an eco-friendly mug|
    an e-bike|a yoghurt|a uniform|an uninterrupted view|an IKEA hack|a NASA patch|an A4 pad|a B2B plan|an AI tool`;
  const wrong = words.split('|').filter((shown) => {
    const [expected, ...rest] = shown.trim().split(' ');
    return article(rest.join(' ')) !== expected;
  });
  expect(wrong).toEqual([]);
});

test('things in a row are joined as English does', () => {
  expect(list(['bread', 'flour', 'figs'])).toBe('bread, flour and figs');
});
