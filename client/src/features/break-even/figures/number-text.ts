import type { Language } from '@shared/languages';

const notation = (decimal: '.' | ',') => {
  const [point, group] = decimal === '.' ? ['\\.', ','] : [',', '\\.'];
  return {
    grouped: new RegExp(`^[1-9]\\d{0,2}(${group}\\d{3})+(${point}\\d*)?$`),
    plain: new RegExp(`^(\\d+${point}?\\d*|${point}\\d+)$`),
    short: new RegExp(`^(\\d+${point}\\d{0,2}|0?${point}\\d+)$`),
    decimal,
  };
};

const withPoint = notation('.');
const withComma = notation(',');
const spaced = /^[1-9]\d{0,2}( \d{3})+([.,]\d*)?$/;

const usesComma = (language: Language) =>
  new Intl.NumberFormat(language).formatToParts(0.5).some(({ value }) => value === ',');

/**
 * Parses a number as people type it: 1.234,56 in Spanish, 1,234.56 in English, with an optional euro or pound sign
 * or spaces between the thousands. A text that is valid only in the other language's format (12.5 in
 * Spanish) is read in that format; for a text that is valid in both (1.234) the language decides. NaN for
 * any other text, also for misplaced thousands (3,0000).
 */
export function readNumber(text: string, language: Language): number {
  const bare = text
    .trim()
    .replace(/^[€£]\s*|\s*[€£]$/g, '')
    .replace(/\s/g, ' ');
  const [, sign = '', figure = ''] = /^([-−+]?) ?(.*)$/.exec(bare) ?? [];
  const digits = spaced.test(figure) ? figure.replaceAll(' ', '') : figure;
  const [own, other] = usesComma(language) ? [withComma, withPoint] : [withPoint, withComma];
  const isOwn = own.grouped.test(digits) || own.plain.test(digits);
  if (!isOwn && !other.grouped.test(digits) && !other.short.test(digits)) return Number.NaN;
  const way = isOwn ? own : other;
  const neutral = digits.replaceAll(way.decimal === '.' ? ',' : '.', '').replace(',', '.');
  return Number(neutral) * (sign === '-' || sign === '−' ? -1 : 1);
}
