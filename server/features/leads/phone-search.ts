import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { beginningWith } from '../../platform/database/rows/search';

/** Fewer digits are no part of a phone. */
const fewest = 3;

const isPhonePart = (word: string) => /^[\d+().,/-]+$/.test(word) && /\d/.test(word);

/** The typed words, and as one group those of a phone whose parts are apart, such as 91 555 12 34. */
function groupsOf(typed: string): string[][] {
  const groups: string[][] = [];
  let isPhone = false;
  for (const word of typed.normalize('NFC').split(/\s+/).filter(Boolean)) {
    const group = groups.at(-1);
    if (group && isPhone && isPhonePart(word)) group.push(word);
    else groups.push([word]);
    isPhone = isPhonePart(word);
  }
  return groups;
}

/** The digits of a typed phone without what is dialled before them: 00 or +, a leading 0, or (0) after the prefix. */
function digitsOf(phone: string): string {
  const all = phone.replace('(0)', '').replace(/\D/g, '');
  const dialled = all.replace(/^0+/, '');
  return dialled.length < fewest ? all : dialled;
}

/** The condition that the digits of a typed part of a phone stand in those of a phone; none does without a digit. */
export function phonesWith(phones: SQLWrapper, typed = ''): SQL | undefined {
  if (typed.trim() === '') return undefined;
  const digits = digitsOf(typed);
  return digits === '' ? sql`false` : sql`${phones} like ${`%${digits}%`}`;
}

/**
 * The condition that each typed word begins a word of a text that `search_words` made, or that its digits, three at
 * least, stand in those of a phone; the parts of one phone may stand there as one. Undefined when no word is typed.
 */
export function searchingPhones(folded: SQLWrapper, phones: SQLWrapper, typed = ''): SQL | undefined {
  const standing = (digits: string) =>
    digits.length < fewest ? undefined : sql`${phones} like ${`%${digits}%`}`;
  const conditions = groupsOf(typed).map(([first = '', ...others]) => {
    const word = (each: string) =>
      or(beginningWith(folded, each), isPhonePart(each) ? standing(digitsOf(each)) : undefined);
    if (others.length === 0) return word(first);
    return or(standing(digitsOf([first, ...others].join(''))), and(...[first, ...others].map(word)));
  });
  return and(...conditions);
}
