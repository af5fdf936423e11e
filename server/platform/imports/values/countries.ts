import { lettersOf } from '../../../../shared/plain-text';

/** Names that the languages' own lists do not have. */
const others: Record<string, string> = {
  uk: 'GB',
  england: 'GB',
  inglaterra: 'GB',
  usa: 'US',
  eeuu: 'US',
  holland: 'NL',
  holanda: 'NL',
  espana: 'ES',
  korea: 'KR',
  corea: 'KR',
};

let known: Map<string, string> | undefined;

/** Codes that are no country: the European Union, the United Nations, made-up ones. */
const none = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO']);

/** Codes of former countries stand for their successors: DD for DE. */
const isCurrent = (code: string) => !none.has(code) && new Intl.Locale(`und-${code}`).region === code;

function names(): Map<string, string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const found = new Map(Object.entries(others));
  for (const language of ['en', 'es', 'fr', 'de', 'it', 'pt', 'ca']) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((one) => letters.map((two) => one + two))) {
      const name = isCurrent(code) ? display.of(code) : undefined;
      if (name && !found.has(lettersOf(name))) found.set(lettersOf(name), code);
    }
  }
  return found;
}

/** The ISO 3166 alpha-2 code of a country by its code or by its name in some languages; undefined for no country. */
export function readCountry(text: string): string | undefined {
  known ??= names();
  const code = text.trim().toUpperCase();
  if (code.length === 2 && [...known.values()].includes(code)) return code;
  return known.get(lettersOf(text));
}
