import type { Language } from '../../../../../shared/languages';
import { fold } from '../../grammar/words/fold';
import type { Finding, Ground } from './ground';
import { keeping } from './keeping';
import type { Leaf } from './leaves';
import { plainText, wordList } from './word-list';
import { functionWordsOf } from '../../grammar/words/function-words';
import { wrongAddress } from './register/address';

const wordsOf: (text: string) => readonly string[] = keeping((text) =>
  fold(text)
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean),
);

/** «register»: no tú in a text for usted and the reverse, and vosotros nowhere. English knows no difference. */
export function checkRegister(
  { at, text }: Leaf,
  { language, register, product, company }: Ground,
): Finding[] {
  if (language !== 'es') return [];
  const found = wrongAddress(text, register, [product.name, product.shortName ?? '', company.name]);
  return found === undefined ? [] : [{ code: 'register', at, words: found }];
}

/** «language»: with its facts left out, a text has more small words of its own language than of the other. */
export function checkLanguage({ at, text, facts }: Leaf, ground: Ground): Finding[] {
  const { language } = ground;
  const masked = new Set(
    ground.facts.filter(({ id }) => facts.includes(id)).flatMap((fact) => wordsOf(fact.text)),
  );
  for (const word of wordsOf(`${ground.product.name} ${ground.company.name}`)) masked.add(word);
  const words = wordsOf(text).filter((word) => !masked.has(word));
  const other: Language = language === 'es' ? 'en' : 'es';
  const only = (one: Language, another: Language) =>
    words.filter((word) => functionWordsOf[one].has(word) && !functionWordsOf[another].has(word));
  const [own, foreign] = [only(language, other), only(other, language)];
  return foreign.length >= 2 && foreign.length > own.length
    ? [{ code: 'language', at, words: foreign.join(' ') }]
    : [];
}

/** «voice» and «style.cliche»: words that the company avoids, and worn ones, unless a cited fact is put like that. */
export function checkVoice({ at, text, facts }: Leaf, { language, avoid, ...ground }: Ground): Finding[] {
  const plain = ` ${wordsOf(text).join(' ')} `;
  const holds = (phrase: string) => plain.includes(` ${wordsOf(phrase).join(' ')} `);
  const avoided = avoid.find((phrase) => phrase.trim() !== '' && holds(phrase));
  const stated = [
    ground.product.name,
    ...ground.facts.filter(({ id }) => facts.includes(id)).map((fact) => fact.text),
  ];
  const known = stated.map((one) => ` ${wordsOf(one).join(' ')}`);
  const worn = wordList(language, 'cliches')
    .flatMap(({ pattern }) => plainText(text).match(pattern) ?? [])
    .find((words) => !known.some((one) => one.includes(` ${wordsOf(words).join(' ')}`)));
  return [
    ...(avoided === undefined ? [] : [{ code: 'voice' as const, at, words: avoided }]),
    ...(worn === undefined ? [] : [{ code: 'style.cliche' as const, at, words: worn }]),
  ];
}
