import { lettersOf, splitAt } from '../../../../shared/plain-text';
import { countryNames } from './country-names';

let known: Map<string, string> | undefined;

/** Codes that are not countries: the European Union, the United Nations, made-up ones. */
const none = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO']);

/** The current code for a former country: DE for DD. */
const successorOf = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

/**
 * A name in a form for comparison: `St. Lucia` equals `Saint Lucia`, `Trinidad & Tobago` equals `Trinidad and
 * Tobago`.
 */
const keyOf = (name: string) =>
  lettersOf(
    name
      .replaceAll('&', ' and ')
      .replace(/\bste?\b\.?/gi, 'saint')
      .replace(/^the\s+/i, ''),
  );

function names(): Map<string, string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((one) => letters.map((two) => one + two)).filter((code) => !none.has(code));
  const found = new Map<string, string>();
  const add = (name: string, code: string) => {
    if (!found.has(keyOf(name))) found.set(keyOf(name), code);
  };
  for (const [code, others] of Object.entries(countryNames))
    for (const name of others.split('|')) add(name, code);
  for (const language of ['en', 'es', 'fr', 'de', 'it', 'pt', 'ca']) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes.filter((one) => successorOf(one) === one)) {
      const name = display.of(code);
      if (name) add(name, code);
    }
  }
  return found;
}

/** Other forms of a name: `Korea, Republic of` is `Republic of Korea`, `Cuba (Havana)` is `Cuba`. */
function readingsOf(name: string): string[] {
  const [last = '', first, ...more] = splitAt(name, ',');
  const turned = first && more.length === 0 ? [`${first} ${last}`] : [];
  const short = name.replace(/(?<!\s)\s*\([^()]*\)/, '');
  const plain = name.replace(
    /^(?:the\s+)?(?:republic|kingdom|state|commonwealth|principality|sultanate|grand duchy|reino|república|estado|principado) (?:of|de|del)\s+(?:(?:the|la|el|los)\s+)?/i,
    '',
  );
  return [name, ...turned, short, plain];
}

/**
 * The ISO 3166 alpha-2 code of a country by its code or an official, colloquial or former name; undefined if unknown.
 */
export function readCountry(text: string): string | undefined {
  known ??= names();
  const code = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && !none.has(code)) {
    const current = successorOf(code);
    if ([...known.values()].includes(current)) return current;
  }
  for (const name of readingsOf(text.trim())) {
    const found = known.get(keyOf(name));
    if (found) return found;
  }
  return undefined;
}
