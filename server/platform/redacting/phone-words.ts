import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A range of text: its start, and the position after its end. */
export type Span = readonly [from: number, to: number];

/** Characters that may stand between two digits of one phone number. */
const gap = String.raw`[\s()./\u2010-\u2015-]{0,3}`;

const spaced = (digits: string) => Array.from(digits).join(gap);

/** A country code, perhaps with an area code, which makes the following digits another number. */
const afterPrefix = String.raw`(?:\+|(?<!\d)00)\d{1,3}${gap}(?:\(?\d{1,4}\)?${gap})?`;

/** Further digits that may belong to the same number. */
const moreDigits = /^[\s()./-]{0,2}\d{1,4}(?!\d)/;

const keyOf = (phone: string, country: string | undefined) => {
  const parsed = parsePhoneNumberFromString(phone, country as 'ES');
  return parsed?.isPossible() ? parsed : undefined;
};

/** The spellings of one phone: with its country code and, if it is in the account's country, without. */
function patternsOf(phone: string, country: string | undefined): string[] {
  const parsed = keyOf(phone, country);
  const typed = phone.replace(/\D/g, '');
  const bare = (digits: string) => String.raw`(?<!\d|${afterPrefix})(?:\(?\+?)?${spaced(digits)}(?!\d)`;
  if (!parsed) return typed.length > 4 ? [bare(typed)] : [];
  const { countryCallingCode: code, nationalNumber, number } = parsed;
  const national = parsed.formatNational().replace(/\D/g, '');
  const international = String.raw`(?<!\d)(?:\(?\+|00)${gap}${spaced(code)}${gap}(?:\(?0\)?${gap})?${spaced(nationalNumber)}(?!\d)`;
  const forms = [...new Set([nationalNumber as string, national])].filter(
    (form) => keyOf(form, country)?.number === number,
  );
  return [international, ...forms.map(bare)];
}

/**
 * Finds phones in texts, in any grouping. Only whole numbers count: not the same digits after another country code,
 * and not a part of a longer number. Numbers without a code are read in the given country (ISO 3166 alpha-2).
 */
export function phoneFinder(phones: readonly string[], country?: string): (text: string) => Span[] {
  const patterns = [...new Set(phones.flatMap((phone) => patternsOf(phone, country)))];
  if (patterns.length === 0) return () => [];
  const pattern = new RegExp(patterns.join('|'), 'gu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const end = index + found.length;
      const more = moreDigits.exec(text.slice(end))?.[0];
      return more && keyOf(found + more, country) ? [] : [[index, end] as const];
    });
}

/** The last digits of phones, which every spelling contains. */
export const lastDigits = (phones: readonly string[]): string[] =>
  phones.map((phone) => phone.replace(/\D/g, '').slice(-9)).filter(({ length }) => length > 4);
