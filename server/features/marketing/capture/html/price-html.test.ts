import { expect, test } from 'vitest';
import { priceHtml, tellsPrice } from './price-html';

test('the amount of a price is emphasised, in either language', () => {
  const shown = [
    ['Precio: 5,80 €, IVA incluido.', '<p class="price">Precio: <b>5,80 €</b>, IVA incluido.</p>'],
    ['Desde 1.290,00 € al mes.', '<p class="price">Desde <b>1.290,00 €</b> al mes.</p>'],
    ['£12 per person.', '<p class="price"><b>£12</b> per person.</p>'],
    ['From $1,200.50.', '<p class="price">From <b>$1,200.50</b>.</p>'],
  ] as const;
  for (const [text, html] of shown) expect(priceHtml(text)).toBe(html);
});

test('several amounts stay in their sentence, and their text is escaped', () => {
  expect(priceHtml('Entera 5,80 €, media 3 €.')).toBe('<p class="price">Entera 5,80 €, media 3 €.</p>');
  expect(priceHtml('<i>5 €</i>')).toBe('<p class="price">&#60;i&#62;<b>5 €</b>&#60;/i&#62;</p>');
});

test('only a sentence that cites the price fact and contains an amount counts as a price', () => {
  expect(tellsPrice({ text: 'Cuesta 5,80 €.', facts: ['p'] })).toBe(true);
  expect(tellsPrice({ text: 'Cuesta lo mismo que ayer.', facts: ['p'] })).toBe(false);
  expect(tellsPrice({ text: 'Ganas 5 €.', facts: ['f1'] })).toBe(false);
});
