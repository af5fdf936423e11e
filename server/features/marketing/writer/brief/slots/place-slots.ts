import { bare } from '../../../../../../shared/marketing/products/brief/tidy';
import type { Line } from '../../../../../../shared/marketing/campaigns/piece';

/** A place that speaks of a call, and one that speaks of written messages, which only a mobile phone takes. */
const byCall = /tel[eé]fono|(?:tele)?phone|\bcall\b/iu;
const byMessage = /whatsapp|\btext(?: messages?)?\b|\bsms\b/iu;

/** What the one number of a company takes, since its owner says so. */
const byText = /\btext messages?\b|\bby (?:text|sms|message)\b(?! message)/iu;

/** Whether a place takes orders from afar, by a call or in writing. */
export const isRemote = (place: string | undefined): boolean =>
  place !== undefined &&
  (byCall.test(place) ||
    byMessage.test(place) ||
    byText.test(place) ||
    /\be-?mail\b|\bcorreo\b/iu.test(place));

/** Mobile numbers of Spain and of the United Kingdom, with or without their country. */
const mobile = /^(?:(?:\+|00)34)?[67]|^(?:(?:\+|00)44|0)7/u;

const canTake = (place: string, number: string): boolean =>
  byCall.test(place) ||
  byText.test(place) ||
  (byMessage.test(place) && mobile.test(number.replace(/[\s().-]/gu, '')));

/** A place that is nothing but a call, at whatever time. */
const onlyByCall = /^(?:por teléfono|by (?:tele)?phone)(?=$|,)/iu;

/** Rooms in which one meets: «en la tienda», and not «en la web». */
const premises =
  /\ben (?:el|la|los|las|mi|nuestr[oa]s?) (?!web|p[aá]gina|enlace|correo|tel[eé]fono|aplicaci|app)/iu;

/** Whether one goes to a place on foot. */
export const isOnSite = (place: string | undefined): boolean => place !== undefined && premises.test(place);

/** Whether a place is nothing but a call: there one calls, whatever the trade calls it. */
export const isCall = (place: string | undefined): boolean => onlyByCall.test(place?.trim() ?? '');

/** «o en la web» is no help without its address, at the end of a place. */
const onWeb = /\ben (?:la|nuestra) (?:página )?web$/iu;

/** An address that one can read out. */
const isShort = (web: string) => web.length <= 40 && !web.includes('/');

/** Where the reader goes; by phone with its number, which then is not told again, and on the web with its address. */
export function placeSlots(
  place: string | undefined,
  phone: string | undefined,
  web?: string,
): [name: string, line: Line | undefined][] {
  const text = place && bare(place);
  const number = phone?.trim();
  const isTold = Boolean(text && number && !/\d{3}/u.test(text) && canTake(text, number));
  const call = text && number && onlyByCall.test(text) ? text.replace(onlyByCall, () => number) : undefined;
  const callTime = text && onlyByCall.test(text) ? text.replace(onlyByCall, '').replace(/^,\s*/u, '') : '';
  const word = [byCall, byText].find((one) => text && one.test(text)) ?? byMessage;
  const rung = isTold ? text?.replace(word, `$& (${number})`) : text;
  const told = web && isShort(web) ? rung?.replace(onWeb, `$& (${web})`) : rung;
  return [
    ['place', told ? { text: told, facts: [] } : undefined],
    ['call', call ? { text: call, facts: [] } : undefined],
    // «a cualquier hora»: when to call, for texts that take no number.
    ['callTime', callTime ? { text: callTime, facts: [] } : undefined],
    ['phone', number && !isTold ? { text: number, facts: [] } : undefined],
  ];
}
