import { plainText } from '@shared/plain-text';
import type { Company } from '@shared/consulting/tables';

/**
 * Whether a company matches a search: each word of the search occurs, in any case, accents and order, in
 * the company's name, sector or email, or in `labels`, the texts that the screen shows for its size and
 * structure.
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
