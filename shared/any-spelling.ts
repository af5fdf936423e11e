/**
 * One key for every spelling of a name: without case, accents or compatibility forms. It joins at least what any
 * database's `lower()` joins (İ, ẞ and the final ς among it), so no spelling of an account gets a key of its own.
 */
export const anySpelling = (text: string) =>
  text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase();
