import { describe, expect, test } from 'vitest';
import { minorUnits, moneyText, typedMoney } from './money';

describe('an amount', () => {
  test.each([
    ['1234', 'EUR', 'en', 123_400],
    ['1,234.5', 'EUR', 'en', 123_450],
    ['1,234', 'EUR', 'en', 123_400],
    ['1.234', 'EUR', 'es', 123_400],
    ['1.234,56 €', 'EUR', 'es', 123_456],
    ['1.234.567', 'EUR', 'es', 123_456_700],
    ['12,5', 'EUR', 'en', 1_250],
    ['1500', 'JPY', 'en', 1_500],
    ['', 'EUR', 'en', null],
  ] as const)('%s in %s (%s) is %s minor units', (text, currency, language, minor) => {
    expect(minorUnits(text, currency, language)).toBe(minor);
  });

  test.each(['abc', '-5', '12.345', '1,2,3.456'])('%s is none in English', (text) => {
    expect(minorUnits(text, 'EUR', 'en')).toBeNaN();
  });

  test('is shown with its currency, and without cents when there are none', () => {
    expect(moneyText(123_450, 'EUR', 'en')).toBe('€1,234.50');
    expect(moneyText(123_400, 'EUR', 'en')).toBe('€1,234');
    expect(typedMoney(123_450, 'EUR', 'es')).toBe('1234,5');
  });
});
