import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { priceId } from '../../campaigns/validators/stated';
import { safe } from './html';

/** An amount with a currency sign before or after it. The length is bounded, since anybody can request a page. */
const amounts = /[€$£]\s?\d[\d.,\u00a0\u202f]{0,14}|\d[\d.,\u00a0\u202f]{0,14}\s?[€$£]/gu;

/** The amounts in a text, without the full stop or comma of the sentence behind them. */
const amountsIn = (text: string) => (text.match(amounts) ?? []).map((one) => one.replace(/[.,\s]$/u, ''));

/** Whether a sentence cites the price fact and contains an amount. */
export const tellsPrice = ({ text, facts }: Line) => facts.includes(priceId) && amountsIn(text).length > 0;

/** A sentence with one amount, with that amount emphasised; several amounts are shown as normal text. */
export function priceHtml(text: string): string {
  const all = amountsIn(text);
  if (all.length !== 1) return `<p class="price">${safe(text)}</p>`;
  const [amount] = all as [string];
  const at = text.indexOf(amount);
  // `safe` trims its text, so the spaces around the amount are added again.
  const before = text.slice(0, at);
  const after = text.slice(at + amount.length);
  const [gap, next] = [/\s$/.test(before), /^\s/.test(after)].map((is) => (is ? ' ' : ''));
  return `<p class="price">${safe(before)}${gap}<b>${safe(amount)}</b>${next}${safe(after)}</p>`;
}
