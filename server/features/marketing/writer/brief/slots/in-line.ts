import type { Language } from '../../../../../../shared/languages';
import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import { lowered } from '../../../../../../shared/marketing/products/brief/tidy';
import type { Brief } from '../../../campaigns/brief';
import { line } from './slot';

/** Items in one line at most, and its characters. */
const inOneLine = { items: 6, characters: 200 } as const;

/** «a, b y c»; with semicolons where an item has commas or joins words itself, and in English then without an “and”. */
function enumerated(items: readonly string[], language: Language): string {
  const joining = language === 'es' ? /,|\s[ye]\s/u : /,|\sand\s/u;
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const [first = ''] = items;
  if (language === 'en' && items.length === 2 && (joining.test(first) || joining.test(last)))
    return `${first}, plus ${last}`;
  const and = language === 'en' ? 'and' : /^h?i(?!e)/iu.test(last) ? 'e' : 'y';
  const hasCommas = items.some((item) => joining.test(item));
  if (language === 'en' && hasCommas) return items.join('; ');
  return `${items.slice(0, -1).join(hasCommas ? '; ' : ', ')}${hasCommas ? ';' : ''} ${and} ${last}`;
}

/** Items for after a colon or a verb: all of them, or the first three where they are too many for a line. */
export function inLine(
  items: readonly Line[],
  language: Language,
): { line: Line; isWhole: boolean } | undefined {
  const texts = items.map(({ text }) => text);
  const isWhole = items.length <= inOneLine.items && texts.join(', ').length <= inOneLine.characters;
  const some = isWhole ? items : items.slice(0, 3);
  const text = enumerated(isWhole ? texts : texts.slice(0, 3), language);
  return some.length > 0
    ? {
        line: line(
          text,
          some.flatMap(({ facts }) => facts),
        ),
        isWhole,
      }
    : undefined;
}

/** The words that answers write with a capital within a sentence: names. */
const namesIn = ({ facts }: Brief): Set<string> =>
  new Set(
    facts.flatMap(({ label = '', text, answer = '' }) =>
      Array.from(
        [label, text, answer].join('. ').matchAll(/(?<=[\p{Ll}\d,;]\s)\p{Lu}[\p{L}’'-]*/gu),
        ([word]) => word,
      ),
    ),
  );

/** Words that are no names, however they are typed. */
const noNames =
  /^(?:an?|the|no|your|our|my|all|any|each|every|some|free|one|two|three|four|five|six|seven|eight|nine|ten)$/iu;

/** A word, and another with a capital behind it: «Banco Santander». */
const nameOfTwo = /^\p{Lu}[\p{L}’'-]* \p{Lu}/u;

/** Words that are written with a capital everywhere. */
const peoples = /(?:ish|[ai]an|ese)$|^(?:french|dutch|greek|swiss|welsh)$/iu;

/**
 * Items with a small first letter, for within a line. Where most were typed small, a capital is meant, in Spanish only
 * where all others were and a second one follows; and so it is where another answer writes the same word with one:
 * “Revenue submissions”.
 */
export function loweredItems(items: readonly Line[], brief: Brief): Line[] {
  const small = items.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  const names = namesIn(brief);
  // “Drivetrain out and cleaned” begins the list as a sentence; “Italian beans” does not.
  const isMeant = (text: string, first: string, index: number) =>
    brief.language === 'es'
      ? small > 0 && small === items.length - 1 && nameOfTwo.test(text)
      : small * 2 > items.length && (index > 0 || peoples.test(first));
  return items.map((item, index) => {
    const [first = ''] = /^[\p{L}’'-]+/u.exec(item.text) ?? [];
    const isKept = (isMeant(item.text, first, index) || names.has(first)) && !noNames.test(first);
    return isKept ? item : { ...item, text: lowered(item.text, brief.language) };
  });
}
