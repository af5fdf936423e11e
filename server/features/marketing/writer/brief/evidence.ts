import type { Line } from '../../../../../shared/marketing/campaigns/piece';

/** A licence or register number, which proves little to who reads. */
const licence = /\b(?:n\.?[ºo°]|núm\.?|no\.|number)\s*(?:[a-z]{1,3})?[\d-]/iu;

const year = /^(?:19|20)\d{2}$/u;

/** Numbers that count nothing: of norms («ISO 9001»), levels, and within names («Cat6», “Route 66”). */
const named =
  /\b(?:ISO|IEC|BS|EN|UNE|DIN|PAS)\b[\s/A-Z-]*\d[\d:.-]*|\b(?:[Ll]evel|[Gg]rade|[Cc]lass|[Pp]art|[Cc]ategory|[Nn]ivel|[Cc]lase|[Gg]rado)\s+\d+|\p{L}+-?\d+|(?<=\S\s)\p{Lu}[\p{L}&]*\s\d+\b(?![.,%]|\s*%)/gu;

const perCent = /\d\s?%|\bper ?cent\b|\bpor ciento\b/iu;

/** «1.200» and “1,200” are thousands; «4,9» and “99.7” have decimals. */
const valueOf = (number: string): number =>
  Number(/[.,]\d{3}\b/u.test(number) ? number.replace(/[.,]/gu, '') : number.replace(',', '.'));

/** The largest number in a text that counts something; a per cent stands above all, a licence below. */
function figureIn(text: string): number {
  if (licence.test(text)) return -1;
  if (perCent.test(text)) return Infinity;
  const numbers = (text.replace(named, ' ').match(/\d+(?:[.,]\d+)*/gu) ?? []).filter(
    (number) => !year.test(number),
  );
  return Math.max(0, ...numbers.map(valueOf).filter((value) => Number.isFinite(value)));
}

/** Evidence in the order in which it convinces: what can be counted first, licence numbers last, else as it was given. */
export const byFigures = (proof: readonly Line[]): Line[] => {
  const rank = new Map(proof.map((line) => [line, figureIn(line.text)]));
  const rankOf = (line: Line) => rank.get(line) ?? 0;
  return proof.toSorted((one, other) => (rankOf(one) === rankOf(other) ? 0 : rankOf(other) - rankOf(one)));
};
