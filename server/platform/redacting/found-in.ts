import { type SQL, sql } from 'drizzle-orm';
import type { Finder } from './finder';
import { lastDigits } from './phone-words';

const listOf = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

const likely = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`).replace(/\s+/g, '%')}%`;

/** The words of a pattern, in plain text and in JSON. */
const spellings = (word: string) => [word, JSON.stringify(word).slice(1, -1)];

/**
 * Whether a finder may find something in a text or in JSON. False means that it certainly does not; this check is
 * cheap.
 */
export function mayHold(text: SQL, { called: { emails, names, phones } }: Finder): SQL {
  const words = [...new Set([...emails, ...names].flatMap(spellings))].map(likely);
  const digits = lastDigits(phones).map((last) => `%${last}%`);
  const held = sql`fold(${text}) like any(select fold(word) from unnest(${listOf(words)}) as word)`;
  const dialled = sql`regexp_replace(${text}, '[^0-9]', '', 'g') like any(${listOf(digits)})`;
  if (digits.length === 0) return sql`(${held})`;
  return words.length === 0 ? sql`(${dialled})` : sql`(${held} or ${dialled})`;
}
