import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone in E.164; null when it is no possible number of its country (ISO 3166 alpha-2). */
export function phoneKey(phone: string | null, country: string): string | null {
  if (!phone) return null;
  const parsed = parsePhoneNumberFromString(phone, country as 'ES');
  return parsed?.isPossible() ? parsed.number : null;
}
