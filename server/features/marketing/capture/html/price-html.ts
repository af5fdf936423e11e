import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { priceId } from '../../campaigns/validators/stated';
import { safe } from './html';

/** An amount with the sign of its currency on either side; bounded, since a page may be asked for by anybody. */
const amounts = /[€$£]\s?\d[\d.,\u00a0\u202f]{0,14}|\d[\d.,\u00a0\u202f]{0,14}\s?[€$£]/gu;

/** The stop or comma behind an amount is the sentence's. */
const amountsIn = (text: string) => (text.match(amounts) ?? []).map((one) => one.replace(/[.,\s]$/u, ''));

/** Whether a sentence says what something costs. */
export const tellsPrice = ({ text, facts }: Line) => facts.includes(priceId) && amountsIn(text).length > 0;

/** A sentence with a price, whose amount is what is seen first; several amounts stay as small as the text. */
export function priceHtml(text: string): string {
  const all = amountsIn(text);
  if (all.length !== 1) return `<p class="price">${safe(text)}</p>`;
  const [amount] = all as [string];
  const at = text.indexOf(amount);
  // A text in HTML loses its outer spaces.
  const before = text.slice(0, at);
  const after = text.slice(at + amount.length);
  const [gap, next] = [/\s$/.test(before), /^\s/.test(after)].map((is) => (is ? ' ' : ''));
  return `<p class="price">${safe(before)}${gap}<b>${safe(amount)}</b>${next}${safe(after)}</p>`;
}
