import type { Language } from '../../../languages';
import type { Place } from './places';

/** Words of a place's own sentence that were typed once more, in both languages. */
const frames: Partial<Record<Place, Record<Language, readonly RegExp[]>>> = {
  kind: { es: [/^(?:es|son)\s+/iu], en: [/^(?:it(?:'s|’s| is)|they are|is|are)\s+/iu] },
  who: {
    es: [/^(?:es|son)\s+para\s+/iu, /^para\s+/iu, /^quien(?:es)?\s+/iu],
    en: [
      /^(?:it(?:'s|’s| is)|they are|is|are)\s+for\s+/iu,
      /^for\s+/iu,
      /^(?:people|those|anyone)\s+who\s+/iu,
    ],
  },
  voice: {
    es: [/^(?:los\s+|las\s+)?(?:client[ea]s|pacientes|familias)\s+(?:nos\s+)?dicen\s*(?:que|:)?\s*/iu],
    en: [/^(?:our\s+)?customers\s+(?:often\s+)?(?:tell us|say)\s*(?:that|:)?\s*/iu],
  },
  result: {
    es: [/^(?:y\s+)?así\s+/iu, /^(?:podrás|podrá|puedes|puede)\s+/iu],
    en: [/^so\s+(?:that\s+)?/iu, /^you\s+(?:can|will be able to)\s+/iu],
  },
  includes: { es: [/^(?:te\s+|le\s+)?incluyen?:?\s+/iu], en: [/^(?:you get|includes?):?\s+/iu] },
  how: { es: [/^(?:paso\s*)?\d+\s*[.):ªº-]+\s*/iu], en: [/^(?:step\s*)?\d+\s*[.):-]+\s*/iu] },
  different: {
    es: [/^lo que nos (?:distingue|diferencia)\s*(?:es\s+que|es|:)?\s*/iu],
    en: [/^what sets us apart\s*(?:is\s+that|is|:)?\s*/iu],
  },
  proof: { es: [/^por qué fiarse:?\s*/iu], en: [/^why believe us:?\s*/iu] },
  offer: { es: [/^ahora\s*:\s*/iu], en: [/^right now\s*:\s*/iu] },
};

/** Fewest characters that must be left for a repeated word to be taken off. */
const least = 3;

/** A text with single spaces, none before a mark, and without the mark of a list before it. */
export const tidied = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/ ([,;:.!?])(?=\s|$)/gu, '$1')
    .replace(/^[-–—•*·]\s+/u, '')
    .trim();

/** A tidied text without commas and a full stop at its end; an ellipsis and an abbreviation keep theirs. */
export const bare = (text: string): string =>
  tidied(text)
    .replace(/(?<![\s,;:])[\s,;:]+$/u, '')
    .replace(/(?<!\.|\b(?:etc|aprox|approx))\.$/u, '');

/** A bare text without the words of its place's sentence, if they were typed once more. */
export const withoutFrame = (text: string, place: Place, language: Language): string =>
  (frames[place]?.[language] ?? []).reduce((left, words) => {
    const rest = left.replace(words, '').trim();
    return rest.length >= least ? rest : left;
  }, bare(text));

/** A text without quotation marks around it. */
export const unquoted = (text: string): string => {
  const [, inside] = /^["'«“‘](.*)["'»”’]$/u.exec(text) ?? [];
  return inside !== undefined && !/["«“»”]/u.test(inside) ? inside.trim() : text;
};

/** A text that begins with a capital; addresses and words such as iPhone stay as they are. */
export const capital = (text: string): string =>
  /^[«“"'¿¡(]*\p{Ll}(?!\p{Lu})/u.test(text) && !/^(?:https?:|www\.|\S+@|\S+\.\p{Ll}{2,}\b)/u.test(text)
    ? text.replace(/\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es'))
    : text;

/** English words that keep their capital within a sentence. */
const properInEnglish =
  /^(?:I|English|Scottish|Welsh|Irish|British|French|German|Italian|Spanish|European|American|Japanese|Chinese|Indian|Christmas|Easter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/u;

/** A letter that is a name, as in «Q Graders», and no Spanish word. */
const letterInSpanish = /^[^AEOUY]$/u;

/** A text that goes on within a sentence: the capital that began the answer is lowered, abbreviations keep theirs. */
export const lowered = (text: string, language: Language): string => {
  const [first = ''] = text.split(/[\s,'’]/u);
  const isOrdinary =
    /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)*$/u.test(first) &&
    !(language === 'en' ? properInEnglish : letterInSpanish).test(first);
  return isOrdinary ? text.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase('es')) : text;
};

/** Spanish opens a question or an exclamation where its sentence begins. */
function opened(text: string): string {
  const mark = text.endsWith('?') ? ['?', '¿'] : text.endsWith('!') ? ['!', '¡'] : undefined;
  if (!mark || text.includes(mark[1] as string)) return text;
  const at = Math.max(...['. ', '! ', '? ', '… '].map((end) => text.lastIndexOf(end)));
  const start = at < 0 ? 0 : at + 2;
  return `${text.slice(0, start)}${mark[1]}${text.slice(start)}`;
}

/** A question with its marks. */
export const asked = (text: string, language: Language): string => {
  const question = bare(text).replace(/\?*$/u, '?');
  return capital(language === 'es' ? opened(question) : question);
};

/** A sentence with its capital and its closing mark; in Spanish a question also has its opening one. */
export const closed = (text: string, language: Language): string => {
  const whole = bare(text);
  const ended = /[.!?…]["»”’)]*$/u.test(whole) ? whole : `${whole}.`;
  return capital(language === 'es' ? opened(ended) : ended);
};
