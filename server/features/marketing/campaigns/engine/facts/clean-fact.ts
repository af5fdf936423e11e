import type { Language } from '../../../../../../shared/languages';
import { capitalised } from '../surface/markup';

const bullet = /^[\s•·*–—✓✔►▪-]+/u;
const pictures = /\p{Extended_Pictographic}\uFE0F?/gu;

const letters = /\p{L}{2,}/gu;
/** Words that are written in capitals only. */
const initials =
  /^(?:\p{Lu}*\d[\p{Lu}\d]*|[^AEIOUÁÉÍÓÚ]{2,}|(?:IVA|ITV|LED|USB|ABS|IRPF|AEAT|UE|UK|EU|USA|US|IT|ISO|API|RGPD|OLED|ITEAF|DELE|IELTS|TOEFL|DOP|IGP)S?)$/u;

/** A text that was typed in capitals, as a sentence is written: initials keep theirs. */
function withoutShouting(text: string): string {
  const words = text.match(letters) ?? [];
  const isShouted =
    words.length > 1 && words.join('').length > 9 && words.every((word) => /^\p{Lu}+$/u.test(word));
  if (!isShouted) return text;
  const small = text.replace(/[\p{L}\d]+/gu, (word) =>
    initials.test(word) ? word : word.toLocaleLowerCase('es'),
  );
  return small.charAt(0).toLocaleUpperCase('es') + small.slice(1);
}

/** Abbreviations of amounts, with what they stand for before a number and after one. */
const short: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})m[áa]x\.?(?= \d)/giu, 'máximo'],
  [/(?<!\p{L})m[íi]n\.(?= \d)/giu, 'mínimo'],
  [/(?<=\d \p{L}{1,9} )aprox\.?(?!\p{L})|(?<!\p{L})aprox\.?(?= \d)/giu, 'aproximadamente'],
];
const shortEnglish: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})max\.?(?= \d)/giu, 'up to'],
  [/(?<!\p{L})min\.(?= \d)/giu, 'at least'],
  [/(?<!\p{L})approx\.?(?= \d)/giu, 'approximately'],
  [/(?<=\d )hrs(?!\p{L})/giu, 'hours'],
  [/(?<=\d )mins(?!\p{L})/giu, 'minutes'],
  [/(?<=\d )secs(?!\p{L})/giu, 'seconds'],
];

/** A fact's words in full. */
const inFull = (written: string, language: Language): string => {
  // "1.2kg approx" is about 1.2kg.
  const text =
    language === 'en' ? written.replace(/^(\d[\d.,]*\s?\p{L}{1,9}) approx\.?$/iu, 'about $1') : written;
  return (language === 'es' ? short : shortEnglish).reduce(
    (all, [pattern, full]) =>
      all.replace(pattern, (_one, at: number) => (at === 0 ? capitalised(full) : full)),
    text,
  );
};

/** A fact's words without bullets, pictures, doubled spaces and marks at the end. */
export const cleanFact = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00A0\u202F\s]+/gu, ' ')
    .replace(/[®™©]/gu, '')
    .replace(pictures, '')
    .replace(bullet, '')
    .replace(/(?<!\s)\s+([.,;:!?])/gu, '$1')
    .replace(/(?<![\s.,;:!…–—-])[\s.,;:!…–—-]+$/u, '')
    .trim();

/** A fact as a person would write it out: no capitals throughout, no abbreviations of amounts. */
export const writtenOut = (written: string, language: Language): string =>
  inFull(withoutShouting(cleanFact(written)), language);
