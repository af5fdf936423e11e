import { expect, test } from 'vitest';
import { refuses } from './refuses';

test.each([
  ['Do you teach automatic as well?', 'No, only manual.', 1],
  ['Can I bring a dog?', 'Sorry, no dogs.', 1],
  ['Do I need to have done yoga before?', 'No. About half the class is new to it.', 0],
  ['Is it expensive?', 'No, £14 a month.', 0],
  ['Can we leave?', 'Yes, at any time.', 0],
])('“%s” %s', (text, answer, is) => {
  expect(refuses({ text, answer })).toBe(is);
});
