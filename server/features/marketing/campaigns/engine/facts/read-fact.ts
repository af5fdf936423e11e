import type { Language } from '../../../../../../shared/languages';
import { writtenOut } from './clean-fact';
import { listedNouns } from '../../../grammar/spanish/listed-nouns';
import { fold } from '../../../grammar/words/fold';
import { places } from '../lexicon/words/places';
import type { GroundFact } from '../../validators/ground';
import { type FigureLabel, figureOf } from './figure';
import { type Form, formOf } from './form';

/** A fact as the shapes of sentences take it. */
export interface ReadFact {
  id: string;
  kind: GroundFact['kind'];
  /** Cleaned, without its end mark, as it was written otherwise. */
  text: string;
  /** With a small first letter where that is safe. */
  small: string;
  /** The part before a subordinate clause, if the fact holds without it. */
  brief: string | undefined;
  form: Form;
  /** Of a fact that begins with a verb: whether that verb wants a subject in the plural. */
  wantsMany: boolean;
  /** The two sides of «label: value». */
  pair: { label: string; value: string } | undefined;
  figure: FigureLabel | undefined;
}

/** Words that may lose their capital within a sentence: what begins with another one may be a name. */
const mayShrink = /^(?:\p{Lu}\p{Ll}+(?:-\p{Ll}+)*|A|Y|O)$/u;

/** Names with which facts begin, and words that have a capital in English only. */
const names =
  /^(?:Bluetooth|Windows|Microsoft|Office|Amazon|Instagram|Facebook|WhatsApp|Xero|Sage|QuickBooks|Photoshop|Shopify|Excel|Google|Apple|Android|Stripe|Alexa|Verifactu|British|English|French|Italian|Spanish|German|Scottish|Welsh|Irish|Swiss|Japanese|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Shimano|Hepa)$/u;

/** Second words with a capital that make no name of the first: «refrigerante R290», "quarterly VAT returns". */
const marksNoName = (first: string, second: string) =>
  /^(?:British|English|French|Italian|Spanish|German|Scottish|Welsh|Irish|Swiss|Japanese)$/u.test(second) ||
  (/^[\p{Lu}\d]{2,}$/u.test(second) && /(?:ly|al|able|ible|ed|ing|ive|ic|ous|ful|less)$/u.test(first));

/** Second words in capitals show a heading or a name. */
const looksLikeName = ([first = '', second = '', third = '']: readonly string[]) =>
  (second === '&' && /^\p{Lu}/u.test(third)) || (/^\p{Lu}/u.test(second) && !marksNoName(first, second));

/** The text with a small first letter, unless its first word may be a name. */
export function shrink(text: string, known: (word: string) => boolean): string {
  const words = text.split(/\s+/u);
  const first = words[0]?.replace(/[,;:]$/u, '') ?? '';
  if (
    /^(?:qualified|certified|registered|approved|trained|accredited|compliant|compatible)$/u.test(
      words[1] ?? '',
    ) &&
    !/^(?:fully|well|newly|highly)$/iu.test(first)
  )
    return text;
  if (!mayShrink.test(first) || names.test(first) || (looksLikeName(words) && !known(first))) return text;
  return text.charAt(0).toLocaleLowerCase('es') + text.slice(1);
}

/** Where a fact can end early, and words before which it cannot: «if washed at 30 °C, it keeps its shape». */
const tails: Record<Language, RegExp> = {
  en: /(?:,\s+(?:so|which|while|with|for|without|even|ideal|perfect|making|giving|allowing)\b|\s[–—-]\s(?!\d)|\s\(|;\s)/u,
  es: /(?:,\s+(?:para|sin|así|ideal|ideales|perfect[oa]s?|gracias|lo que|que|con)\b|\s[–—-]\s|\s\(|;\s)/u,
};
const subordinate: Record<Language, RegExp> = {
  en: /^(?:if|when|while|once|unless|although|because|as|whether|not|no)\b/iu,
  es: /^(?:si|cuando|mientras|aunque|porque|como|donde|no|ni)\b/iu,
};

function briefOf(text: string, language: Language): string | undefined {
  const at = text.search(tails[language]);
  const brief = at > 0 ? text.slice(0, at).trim() : '';
  return brief.split(' ').length >= 2 && !subordinate[language].test(brief) ? brief : undefined;
}

/** Reads a fact; `isName` tells words that keep their capital. */
export function readFact(
  { id, kind, text: written }: GroundFact,
  language: Language,
  isName: (word: string) => boolean,
): ReadFact {
  const text = writtenOut(written, language);
  const { form, wantsMany, pair } = formOf(text, language, /[.!?]\s*$/u.test(written.trim()));
  return {
    ...{ id, kind, text, form, wantsMany, pair },
    small: shrinkUnlessName(text, language, isName),
    brief: briefOf(text, language),
    figure: figureOf(text, language),
  };
}

/** First words before a name that are none themselves: «Altavoces Bose», «Motor Bosch», "Rated A". */
const isCommon: Record<Language, (word: string) => boolean> = {
  en: (word) => /^(?:rated|certified|graded)$/iu.test(word),
  es: (word) =>
    /[aeo]s$|(?:nte|dor|tor|ción|sión|miento)$|^(?:certificad|homologad|inscrit|registrad|premiad|avalad)[oa]$/iu.test(
      word,
    ) || listedNouns.has(word.toLocaleLowerCase('es')),
};

/** A common word of the company's name is none by itself: «Clínica abierta desde 1998». */
function shrinkUnlessName(text: string, language: Language, isName: (word: string) => boolean): string {
  const [first = '', second = ''] = text.split(/[\s,;:]/u);
  const isWord = listedNouns.has(first.toLocaleLowerCase('es')) && /^\p{Ll}/u.test(second);
  if (places.has(fold(first))) return text;
  return isName(first) && !(language === 'es' && isWord) ? text : shrink(text, isCommon[language]);
}
