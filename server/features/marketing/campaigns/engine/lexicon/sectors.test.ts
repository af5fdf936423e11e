import { expect, test } from 'vitest';
import { languages } from '../../../../../../shared/languages';
import { registers } from '../../../../../../shared/marketing/register';
import { audiences, goals } from '../../../../../../shared/marketing/campaigns/scales';
import { sectors } from './sectors';
import { faultsOf } from './testing/faults-of';
import { withRegister } from '../surface/markup';

const everySector = languages.flatMap((language) =>
  sectors.map(({ id, texts }) => ({ id, language, ...texts[language] })),
);
const slot = /\{(?:the|a|your) product\}/gu;
const lengthOf = (text: string) =>
  Math.max(...registers.map((register) => Array.from(withRegister(text, register).replace(slot, '')).length));
const wordsIn = (text: string) => withRegister(text, 'informal').match(/[\p{L}'’]+/gu)?.length ?? 0;

test('at least fourteen trades are known, and a general one is taken where none of them is meant', () => {
  const ids = sectors.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id !== 'general').length).toBeGreaterThanOrEqual(14);
  for (const { texts } of sectors.filter(({ id }) => id === 'general')) {
    expect([texts.es.words, texts.en.words]).toEqual([[], []]);
  }
});

test('a trade is recognised by whole folded words, each of which names one trade', () => {
  const wrong = everySector.flatMap(({ id, words }) =>
    words.filter((word) => !/^[a-z0-9 ]+$/u.test(word)).map((word) => `${id}: ${word}`),
  );
  expect(wrong).toEqual([]);
  const seen = new Map<string, string>();
  const shared = everySector.flatMap(({ id, language, words }) =>
    words.flatMap((word) => {
      const key = `${language} ${word}`;
      const first = seen.get(key);
      seen.set(key, id);
      return first === undefined ? [] : [`${first} and ${id}: ${word}`];
    }),
  );
  expect(shared).toEqual([]);
});

test('every trade brings enough of each kind', () => {
  for (const { moments, situations, actions, tags } of everySector) {
    expect(moments.length).toBeGreaterThanOrEqual(6);
    for (const audience of audiences) expect(situations[audience].length).toBeGreaterThanOrEqual(4);
    for (const goal of goals) expect(new Set(actions[goal]).size).toBeGreaterThanOrEqual(3);
    expect(new Set(tags).size).toBeGreaterThanOrEqual(5);
  }
});

test('labels are at most 28 characters and tags one word', () => {
  const long = everySector.flatMap(({ id, actions }) =>
    goals.flatMap((goal) =>
      actions[goal]
        .filter((label) => label.length > 28 || /[.!?]$/u.test(label))
        .map((label) => `${id}: ${label}`),
    ),
  );
  expect(long).toEqual([]);
  expect(everySector.flatMap(({ tags }) => tags).filter((tag) => !/^[\p{Ll}\p{N}]+$/u.test(tag))).toEqual([]);
});

test('situations keep their lengths, and one of more than six words names the product', () => {
  const wrong = everySector.flatMap(({ id, situations }) =>
    audiences.flatMap((audience) =>
      situations[audience].flatMap(({ question, scene }) => [
        ...(lengthOf(question) > 60 || lengthOf(scene) > 90 ? [`${id} is long: ${question} ${scene}`] : []),
        ...[question, scene]
          .filter((text) => wordsIn(text) > 6 && !/\{(?:the|a|your) product\}/u.test(text))
          .map((text) => `${id} lacks the product: ${text}`),
      ]),
    ),
  );
  expect(wrong).toEqual([]);
});

test('no situation stands in two trades', () => {
  const texts = everySector.flatMap(({ language, situations }) =>
    audiences.flatMap((audience) =>
      situations[audience].flatMap(({ question, scene }) => [
        `${language} ${question}`,
        `${language} ${scene}`,
      ]),
    ),
  );
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('what a trade says passes the validators for both readers', () => {
  const faults = everySector.flatMap(({ id, language, vocabulary, moments, situations, actions }) => {
    const product = language === 'es' ? 'una pieza' : 'a piece';
    const said = (text: string) => text.replace(slot, product);
    const sentences = audiences.flatMap((audience) =>
      situations[audience].flatMap(({ question, scene }) => [question, scene]),
    );
    const { seller, place, customer, thing } = vocabulary;
    const phrases = [
      seller,
      place,
      customer,
      thing.one,
      thing.many,
      ...moments,
      ...Object.values(actions).flat(),
    ];
    return [
      ...sentences.flatMap((text) => faultsOf(said(text), language, true)),
      ...phrases.flatMap((text) => faultsOf(text, language, false)),
    ].map((fault) => `${id}: ${fault}`);
  });
  expect(faults).toEqual([]);
});
