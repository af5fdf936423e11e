import { expect, test } from 'vitest';
import { registers } from '../../../../../../shared/marketing/register';
import { languages } from '../../../../../../shared/languages';
import { concepts } from './concepts';
import { entries } from './entries';
import { findConcepts } from './find-concepts';
import { faultsOf } from './testing/faults-of';
import { withRegister } from '../surface/markup';

const everyText = languages.flatMap((language) =>
  concepts.map(({ id, texts }) => ({ id, language, ...texts[language] })),
);
const longest = (text: string) =>
  Math.max(...registers.map((register) => Array.from(withRegister(text, register)).length));
const beyond = (texts: readonly string[], most: number) => texts.filter((text) => longest(text) > most);

test('the lexicon knows at least 250 concepts, each under one id', () => {
  expect(concepts.length).toBeGreaterThanOrEqual(250);
  expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length);
});

test('every concept is found in a fact that names it, and not in a like one that does not', () => {
  const wrong = entries.flatMap((entry) => {
    const sector = entry.sectors?.[0] ?? 'general';
    const idsIn = (text: string, language: 'es' | 'en') =>
      findConcepts(text, language, sector, entry.audience ?? 'B2C').map(({ id }) => id);
    return languages.flatMap((language) => {
      const { found, notFound } = entry[language];
      const [ids, others] = [idsIn(found, language), idsIn(notFound, language)];
      return [
        ...(ids.includes(entry.id) ? [] : [`${entry.id} is not in «${found}» (${ids.join(', ')})`]),
        ...(others.includes(entry.id) ? [`${entry.id} is in «${notFound}»`] : []),
      ];
    });
  });
  expect(wrong).toEqual([]);
});

test('what the lexicon says passes the validators for both readers, without leaning on any fact', () => {
  const faults = everyText.flatMap(({ id, language, means, after, without }) => {
    const sentences = [...means.flatMap(({ s, m }) => [s, m]), ...without.questions, ...without.scenes];
    const phrases = [...after, ...without.short];
    return [
      ...sentences.flatMap((text) => faultsOf(text, language, true)),
      ...phrases.flatMap((text) => faultsOf(text, language, false)),
    ].map((fault) => `${id}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('each text keeps the length of its place, and is a sentence, a question or a phrase', () => {
  const wrong = everyText.flatMap(({ id, language, means, after, without }) =>
    [
      ...beyond(
        means.map(({ s }) => s),
        45,
      ),
      ...beyond(
        means.map(({ m }) => m),
        90,
      ),
      ...beyond(without.questions, 60),
      ...beyond(without.scenes, 90),
      ...beyond([...after, ...without.short], 40),
      ...without.questions.filter(
        (text) => !text.endsWith('?') || (language === 'es' && !text.startsWith('¿')),
      ),
      ...[...means.flatMap(({ s, m }) => [s, m]), ...without.scenes].filter((text) => !text.endsWith('.')),
      ...[...after, ...without.short].filter((text) => /^\p{Lu}|[.?!]$/u.test(text)),
    ].map((text) => `${id} (${longest(text)}): ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('a sentence that a fact can be joined to with a colon holds none itself', () => {
  const wrong = everyText.flatMap(({ id, means, without }) =>
    [...means.flatMap(({ s, m }) => [s, m]), ...without.scenes]
      .filter((text) => text.includes(':'))
      .map((text) => `${id}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('English quotes as English does', () => {
  const english = everyText.filter(({ language }) => language === 'en');
  expect(english.filter((texts) => /[«»]/u.test(JSON.stringify(texts))).map(({ id }) => id)).toEqual([]);
});

test('no text stands in the lexicon more than once in a language', () => {
  const seen = new Map<string, string>();
  const again = everyText.flatMap(({ id, language, means, after, without }) =>
    [...means.flatMap(({ s, m }) => [s, m]), ...after, ...Object.values(without).flat()].flatMap((text) => {
      const key = `${language} ${text.toLowerCase()}`;
      const first = seen.get(key);
      seen.set(key, id);
      return first === undefined ? [] : [`${first} and ${id}: ${text}`];
    }),
  );
  expect(again).toEqual([]);
});

test('no two concepts share an expression where both can be meant', () => {
  const seen = new Map<string, string>();
  const again = everyText.flatMap(({ id, language, match }) => {
    const { sectors = [], audience } = concepts.find((concept) => concept.id === id) ?? {};
    return match.flatMap((expression) => {
      const key = [language, expression, audience ?? '', ...sectors].join('|');
      const first = seen.get(key);
      seen.set(key, id);
      return first === undefined ? [] : [`${first} and ${id}: ${expression}`];
    });
  });
  expect(again).toEqual([]);
});
