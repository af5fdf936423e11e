import { plainText } from '@shared/consulting/plain-text';
import type { Company } from '@shared/consulting/tables';

/**
 * Whether a company answers a search: each of its words, whatever their case, accents and order, stands in the
 * company's name, sector or email, or in `labels`, the words that the screen shows for its size and structure.
 */
export function companyMatches(
  { name, sector, email }: Pick<Company, 'name' | 'sector' | 'email'>,
  search: string,
  labels: readonly string[] = [],
): boolean {
  const text = plainText([name, sector, email ?? '', ...labels].join('\n'));
  return plainText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
