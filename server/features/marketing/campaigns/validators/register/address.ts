import type { Register } from '../../../../../../shared/marketing/register';
import { formal, informal, plural } from './persons';
import { spokenTo } from './spoken-to';

const plain = /[\\^$.*+?()[\]{}|]/gu;

/** A text without names, which address nobody: «Consulta jurídica», «Reserva de mesa». */
const withoutNames = (text: string, names: readonly string[]) =>
  names
    .filter((name) => name.trim() !== '')
    .reduce((left, name) => left.replace(new RegExp(name.replace(plain, '\\$&'), 'giu'), '–'), text);

/** The words by which a Spanish text speaks to its reader in another way than it should: as tú, usted or vosotros. */
export function wrongAddress(
  written: string,
  register: Register,
  names: readonly string[] = [],
): string | undefined {
  const text = withoutNames(written, names);
  const wrong =
    register === 'formal' ? (informal(text) ?? spokenTo.tu(text)) : (formal(text) ?? spokenTo.usted(text));
  return wrong ?? plural(text) ?? spokenTo.vosotros(text);
}
