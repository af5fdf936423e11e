import { expect, test } from 'vitest';
import { sentencesOf, typedOf } from './sentences';

const before = [
  { text: 'Fermenta 24 horas.', facts: ['f1'] },
  { text: 'Pesa 900 g.', facts: ['f2'] },
];

test('a sentence that is moved takes the facts that it states along', () => {
  expect(sentencesOf('Pesa 900 g.\nFermenta 24 horas.', before)).toEqual([before[1], before[0]]);
});

test('a sentence that is reworded keeps its facts', () => {
  expect(sentencesOf('Fermenta un día entero.\nPesa 900 g.', before)).toEqual([
    { text: 'Fermenta un día entero.', facts: ['f1'] },
    before[1],
  ]);
});

test('a sentence that is added states no fact', () => {
  expect(sentencesOf('Fermenta 24 horas.\nHecha en Valencia.\nPesa 900 g.', before)).toEqual([
    before[0],
    { text: 'Hecha en Valencia.', facts: [] },
    before[1],
  ]);
});

test('questions and pairs are typed with their labels', () => {
  const answered = [{ label: 'Is it sour?', text: 'A little.', facts: ['f3'] }];
  expect(sentencesOf(typedOf(answered), answered, 'questions')).toEqual(answered);
  const hours = [{ label: 'Open', text: '8:00 to 14:00', facts: ['f4'] }];
  expect(sentencesOf(typedOf(hours), hours, 'pairs')).toEqual(hours);
  expect(sentencesOf('Note: open at 8', before)).toEqual([{ text: 'Note: open at 8', facts: [] }]);
});
