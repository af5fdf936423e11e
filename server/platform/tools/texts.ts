import type { Bilingual } from '../../../shared/assistant/bilingual';
import { asTyped } from '../../../shared/assistant/bilingual';
import { answerLimits } from '../../../shared/assistant/scales';
import type { Language } from '../../../shared/languages';
import { localeOf } from '../../../shared/languages';
import { addDays, dayOf, isDay } from '../../../shared/list/periods';
import type { Counted } from '../../../shared/list/page';
import { moneyText } from '../../../shared/money-text';
import { site } from '../../../shared/site';
import { endsOf } from './arguments';

/** A text of each language. */
export const inBoth = (text: (language: Language) => string): Bilingual => ({
  en: text('en'),
  es: text('es'),
});

/** Two texts. */
export const both = (en: string, es: string): Bilingual => ({ en, es });

/** A person's own text, cut at the longest that is answered. */
export const ownText = (text: string): Bilingual => asTyped(cut(text));

/** A text cut at the longest that is answered. */
export const cut = (text: string): string =>
  text.length > answerLimits.text ? `${text.slice(0, answerLimits.text - 1)}…` : text;

/** An amount in minor units. */
export const moneyOf = (minor: number, currency: string): Bilingual =>
  inBoth((language) => moneyText(minor, currency, language));

const format = (language: Language, day: string) =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** A day: «26 Nov 2026». */
export const dayText = (day: string): Bilingual => inBoth((language) => format(language, day));

/** A moment, with its time in the site's zone unless it is a whole day. */
export function timeText(at: Date | string, isAllDay = false): Bilingual {
  if (typeof at === 'string' && isDay(at)) return dayText(at);
  const moment = new Date(at);
  if (isAllDay) return dayText(dayOf(moment));
  return inBoth((language) =>
    new Intl.DateTimeFormat(localeOf(language), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: site.timeZone,
    }).format(moment),
  );
}

/** The days of a period, the last one included: «1 Nov 2026 – 30 Nov 2026». */
export function periodText(period: string): Bilingual {
  const { from, to } = endsOf(period);
  const last = to && addDays(to, -1);
  if (from && last) {
    return from === last
      ? dayText(from)
      : inBoth((language) => `${format(language, from)} – ${format(language, last)}`);
  }
  if (from) return both(`from ${format('en', from)}`, `desde el ${format('es', from)}`);
  return last ? both(`until ${format('en', last)}`, `hasta el ${format('es', last)}`) : both('', '');
}

/** A share from 0 to 1. */
export const shareText = (share: number): Bilingual =>
  inBoth((language) =>
    new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 1 }).format(share),
  );

/** A number. */
export const numberText = (value: number): Bilingual =>
  inBoth((language) => new Intl.NumberFormat(localeOf(language)).format(value));

/** A label and a text: «Stage: Proposal sent». */
export const labelled = (label: Bilingual, text: Bilingual): Bilingual =>
  inBoth((language) => `${label[language]}: ${text[language]}`);

/** One thing and several, in both languages. */
export interface Noun {
  one: Bilingual;
  several: Bilingual;
  /** Its gender in Spanish. */
  gender: 'm' | 'f';
}

/** «4 deals», «10,000+ deals». */
export const countText = ({ one, several }: Noun, { count, more }: Counted): Bilingual =>
  inBoth((language) => {
    const number = new Intl.NumberFormat(localeOf(language)).format(count);
    return `${number}${more ? '+' : ''} ${count === 1 && !more ? one[language] : several[language]}`;
  });

/** «There are no deals». */
export const noneText = ({ one, several, gender }: Noun): Bilingual =>
  both(`There are no ${several.en}`, `No hay ${gender === 'f' ? 'ninguna' : 'ningún'} ${one.es}`);

/** Several texts, one behind the other. */
export const joined = (parts: readonly Bilingual[], separator: string): Bilingual =>
  inBoth((language) => parts.map((part) => part[language]).join(separator));
