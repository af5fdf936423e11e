import { type Span, type Token, trimmedEnd } from './tokens';

/** An amount in minor units, with where it stands and whether it was marked as money. */
export interface MoneySpan extends Span {
  minor: number;
  isMarked: boolean;
}

const amount = /^([€$£])?\s?(\d[\d.,]*)\s?(k|mil|m|€|eur|euros?)?$/i;
const multiples: Record<string, number> = { k: 1_000, mil: 1_000, m: 1_000_000 };
const signs = new Set(['€', 'eur', 'euro', 'euros', '$', 'dollars', 'dolares', '£', 'pounds', 'libras']);

/** «3.000», «3,000», «3.000,50», «3,5»: three digits behind a sign group, one or two are a fraction. */
function numberOf(text: string): number | undefined {
  const groups = trimmedEnd(text, '.,');
  const fraction = /[.,](\d{1,2})$/.exec(groups)?.[1];
  const whole = (fraction === undefined ? groups : groups.slice(0, -fraction.length - 1)).split(/[.,]/);
  if (whole.slice(1).some((group) => group.length !== 3)) return undefined;
  return Number(`${whole.join('')}.${fraction ?? '0'}`);
}

/** The amounts of a sentence: «3.000 €», «3k», «€500», «5 mil euros»; a plain number is one that is not marked. */
export function moneysIn(tokens: readonly Token[], digits: number): MoneySpan[] {
  return tokens.flatMap(({ plain, isQuoted }, from) => {
    const [, before, number, unit] = isQuoted ? [] : (amount.exec(plain) ?? []);
    const value = number === undefined ? undefined : numberOf(number);
    if (value === undefined) return [];
    const next = tokens[from + 1]?.plain ?? '';
    const multiple = multiples[unit ?? ''] ?? multiples[next] ?? 1;
    const hasMultiple = multiples[next] !== undefined;
    const after = tokens[from + (hasMultiple ? 2 : 1)]?.plain ?? '';
    const hasSign = signs.has(after);
    const isMarked = before !== undefined || unit !== undefined || hasSign || hasMultiple;
    const minor = Math.round(value * multiple * 10 ** digits);
    return [{ from, to: from + 1 + Number(hasMultiple) + Number(hasSign), minor, isMarked }];
  });
}
