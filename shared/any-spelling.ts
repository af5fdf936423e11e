/**
 * One key for all spellings of a name, ignoring case, accents and compatibility forms. It merges at least the
 * spellings that any database's `lower()` merges (İ, ẞ and final ς included), so no spelling of an account name gets a
 * key of its own.
 */
export const anySpelling = (text: string) =>
  text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase();
