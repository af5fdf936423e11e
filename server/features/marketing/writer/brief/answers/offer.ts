import type { Language } from '../../../../../../shared/languages';
import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import { closed, lowered, withoutFrame } from '../../../../../../shared/marketing/products/brief/tidy';
import type { Fact } from '../../../../../../shared/marketing/products/fact';
import { localeFor } from '../../../../../../shared/marketing/products/money-text';
import type { Words } from '../../blueprint/load';

/** An offer as a phrase, as a sentence with its last day, and that day. */
export interface Offer {
  phrase: Line;
  sentence: Line;
  until: Line | undefined;
}

/** «hasta el 31 de diciembre», “until December 31”: the last day of an offer (YYYY-MM-DD). */
function dayText(day: string, locale: string, words: Words): string {
  const date = new Date(`${day}T12:00:00Z`);
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const text = new Intl.DateTimeFormat(locale, options).format(date);
  return `${words('until') ?? ''} ${text}`.trim();
}

/** An offer in the forms in which texts take it. */
export function offerOf(
  fact: Fact | undefined,
  { language, currency }: { language: Language; currency: string },
  words: Words,
): Offer | undefined {
  if (!fact) return undefined;
  const text = lowered(withoutFrame(fact.text, 'offer', language), language);
  const facts = [fact.id];
  const until = fact.until ? dayText(fact.until, localeFor(language, currency), words) : undefined;
  const dated = (day: string) =>
    (words('offerUntil') ?? '_, %').replace(/[_%]/gu, (mark) => (mark === '_' ? text : day));
  return {
    phrase: { text, facts },
    sentence: { text: closed(until ? dated(until) : text, language), facts },
    until: until === undefined ? undefined : { text: until, facts },
  };
}
