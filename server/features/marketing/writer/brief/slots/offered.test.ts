import { expect, test } from 'vitest';
import { offered } from './offered';

test.each([
  ['annual boiler service', 'the', 'singular', 'an annual boiler service'],
  ['uniform', 'our', 'singular', 'a uniform'],
  ['MOT', 'the', 'singular', 'an MOT'],
  ['chimney sweeping', '', 'singular', 'chimney sweeping'],
  ['bereavement counselling', 'our', 'singular', 'bereavement counselling'],
  ['tea by post', 'our', 'singular', 'tea by post'],
  ['clear aligners', 'our', 'plural', 'clear aligners'],
] as const)('%s with the article “%s” (%s) is offered as “%s”', (noun, article, number, said) => {
  expect(offered(noun, article, number)).toBe(said);
});
