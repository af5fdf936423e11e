import { expect, test } from 'vitest';
import { nounPhrases } from '../testing/noun-phrases';
import { agree, readNounPhrase, withDeterminer, withPreposition } from './noun-phrase';

/** A line of the list: what should come out, and the phrase without its article. */
const cases = nounPhrases.map((line) => {
  const isFeminine = line.startsWith('*');
  const shown = line.replace('*', '');
  const [article = '', ...rest] = shown.split(' ');
  const gender = isFeminine || article.startsWith('la') ? 'f' : 'm';
  return { shown, article, text: rest.join(' '), gender, isPlural: /s$/u.test(article) };
});

test('three hundred noun phrases agree in gender, number and article', () => {
  const wrong = cases.filter(({ shown, text, gender, isPlural }) => {
    const phrase = readNounPhrase(text);
    return (
      phrase.gender !== gender || phrase.isPlural !== isPlural || withDeterminer('definite', phrase) !== shown
    );
  });
  expect(wrong.map(({ shown }) => shown)).toEqual([]);
  expect(cases.length).toBeGreaterThanOrEqual(300);
});

test('adjectives take the gender and number of the noun', () => {
  const expected = { m: ['nuevo', 'nuevos'], f: ['nueva', 'nuevas'] } as const;
  for (const { text, gender, isPlural } of cases) {
    expect(agree('nuevo', readNounPhrase(text))).toBe(expected[gender as 'm' | 'f'][isPlural ? 1 : 0]);
  }
});

test('after de and a the article el melts into them, and la does not', () => {
  for (const { shown, article } of cases) {
    const [of, to] = [withPreposition('de', shown), withPreposition('a', shown)];
    expect(of.startsWith(article === 'el' ? 'del ' : `de ${article} `)).toBe(true);
    expect(to.startsWith(article === 'el' ? 'al ' : `a ${article} `)).toBe(true);
  }
});

test('a name that Spanish knows no rule for gets no article and no agreement', () => {
  for (const name of [
    'iPhone 15',
    'Nike Air',
    'AeroPress',
    'SmartBox',
    'X200',
    'Woodstock',
    'Tech Pro 3',
    'KitchenAid',
  ]) {
    const phrase = readNounPhrase(name);
    expect([name, withDeterminer('definite', phrase)]).toEqual([name, undefined]);
    expect(agree('nuevo', phrase)).toBeUndefined();
    expect(agree('útil', phrase)).toBe('útil');
    expect(withDeterminer('yourFormal', phrase)).toBe(`su ${name}`);
  }
});

test('adjectives are shortened before the noun', () => {
  const [bread, loaf] = [readNounPhrase('pan'), readNounPhrase('hogaza')];
  expect(agree('bueno', bread, true)).toBe('buen');
  expect(agree('bueno', loaf, true)).toBe('buena');
  expect(agree('grande', loaf, true)).toBe('gran');
  expect(agree('primero', bread, true)).toBe('primer');
});
