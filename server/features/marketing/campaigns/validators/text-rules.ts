import type { Language } from '../../../../../shared/languages';
import type { Finding } from './ground';
import type { Leaf } from './leaves';

const placeholder =
  /\{\{|\}\}|\$\{|<%|\[[\p{L}_ ]{2,}\]|\b(?:undefined|null|lorem|dolor sit amet|xxx+|tbd)\b/iu;
/** Told by their capitals: «todo» is a Spanish word, "nan" is somebody's grandmother, and «20 %» may stand before one. */
const capitals = /\b(?:TODO|NaN|NAN)\b|%[sd]\b/u;
/** Ends that no sentence has, with or without a mark; English may leave a preposition at the end of a whole sentence. */
const cut =
  /…|\.\.\.|[,;:–—-]\s*$|(?<!\p{L})(?:(?:y|e|o|u|de|del|la|el|que|con|(?<!se )para|por|and|or|the|a|an)\s*[.!?]?|of|with|for|to)$/iu;
const doubled = /[.,;:]{2,}|[!?]{2,}|\s[.,;:!?]|[¿¡]{2,}|\(\s|\s\)/u;

/** Marks that come in pairs. */
const pairs = ['()', '[]', '«»', '“”', '¿?', '¡!'] as const;

/** Fields of mail programs, notes to oneself and markup, which a reader would see as they stand. */
const leftover =
  /\{\w+\}|\*\|\w+\|\*|%\w+%|\[[A-ZÁÉÍÓÚÑ]\]|<\/?\p{L}[^<>]*>|\*\*|\]\(|\((?:insert|insertar|foto|photo|image|imagen|aquí|here|tbc|nota|note)\b[^)]*\)/iu;

/** The end of a sentence; an emoji may follow it. */
const ended = /[.!?][»”")]?(?:\s*(?:\p{Extended_Pictographic}|\u{fe0f}))*$/u;

const countOf = (text: string, mark: string) => text.split(mark).length - 1;

function isUnpaired(text: string, language: Language): boolean {
  // Inches are written with the same mark: 20".
  const quotes = countOf(text.replace(/(?<=\d)"/gu, ''), '"') % 2 === 1;
  return (
    quotes ||
    pairs.some(([open, close]) => {
      const isSpanishOnly = open === '¿' || open === '¡';
      if (isSpanishOnly && language !== 'es') return text.includes(open as string);
      return countOf(text, open as string) !== countOf(text, close as string);
    })
  );
}

/** «text.placeholder»: nothing that stands for words to come. */
export function checkPlaceholder({ at, text }: Leaf): Finding[] {
  const holder = placeholder.exec(text) ?? capitals.exec(text) ?? leftover.exec(text);
  return holder ? [{ code: 'text.placeholder', at, words: holder[0] }] : [];
}

/** «text.cut», «text.punctuation» and «text.placeholder» of one text. */
export function checkText(leaf: Leaf, language: Language): Finding[] {
  const { at, text, isSentence } = leaf;
  const found: Finding[] = checkPlaceholder(leaf);
  const end = cut.exec(text.trim());
  if (end || text.trim() === '') found.push({ code: 'text.cut', at, ...(end && { words: end[0].trim() }) });
  const lacksEnd = isSentence && !end && !ended.test(text.trim());
  const mark = doubled.exec(text) ?? / {2,}/u.exec(text);
  if (lacksEnd || mark || isUnpaired(text, language)) {
    found.push({ code: 'text.punctuation', at, ...(mark && { words: mark[0].trim() }) });
  }
  return found;
}
