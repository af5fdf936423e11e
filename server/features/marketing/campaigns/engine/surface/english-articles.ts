/** Letters whose names begin with a vowel, as in «an SUV». */
const vowelLetters = /^[AEFHILMNORSX]/u;
/** Numbers whose names begin with a vowel: eight, eleven, eighteen, eighty … */
const vowelNumbers = /^(?:8|1[18](?!\d)|1[18],?\d{3}(?!\d))/u;
/** Words that begin with a vowel and sound like a consonant: one, unit, user, European. */
const soundsLikeConsonant = /^(?:uni(?!n|m)|use|usu|ute|uti|ubi|eu|ewe|onc?e\b)/iu;
const silentH = /^(?:heir|hono|hour|honest)/iu;

/** A few capitals in a row, or a single letter, are read letter by letter. */
const isSpelt = (word: string) => /^[A-Z](?![a-z])/u.test(word) && !/^[A-Z]{4}/u.test(word);

/** «a» or «an», as the next word sounds. */
export function article(next: string): 'a' | 'an' {
  const word = /[\p{L}\p{N}][\p{L}\p{N},’'-]*/u.exec(next)?.[0] ?? '';
  if (/^\d/u.test(word)) return vowelNumbers.test(word) ? 'an' : 'a';
  if (isSpelt(word)) return vowelLetters.test(word) ? 'an' : 'a';
  const small = word.toLocaleLowerCase('en');
  if (soundsLikeConsonant.test(small)) return 'a';
  return silentH.test(small) || /^[aeiou]/u.test(small) ? 'an' : 'a';
}

/** Things in a row: «a, b and c». */
export function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** What a thing does, in a row; one verb of all is said once: «has two motors and a guarantee». */
export function listOfDeeds(texts: readonly string[]): string {
  const verb = /^(?:has|have|comes? with|comes? in|is made of|are made of) /u.exec(texts[0] ?? '')?.[0];
  return verb && texts.every((text) => text.startsWith(verb))
    ? verb + list(texts.map((text) => text.slice(verb.length)))
    : list(texts);
}
