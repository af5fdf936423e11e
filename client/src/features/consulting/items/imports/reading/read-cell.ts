import { plainText } from '@shared/plain-text';
import { typedHours } from '@shared/consulting/items/typed-hours';
import type { Column, Reading } from './columns';

interface Named {
  id: number;
  name: string;
}

/** The company's items that a problem may name. */
export interface KnownItems {
  departments: readonly Named[];
  contacts: readonly Named[];
}

const productTypes: Record<string, string> = {
  product: 'product',
  producto: 'product',
  service: 'service',
  servicio: 'service',
};

const answers: Record<string, boolean> = Object.fromEntries([
  ...['yes', 'y', 'si', 's', 'true', 'verdadero', '1', 'x', 'primary', 'principal'].map((yes) => [yes, true]),
  ...['no', 'n', 'false', 'falso', '0', '-'].map((no) => [no, false]),
]);

/** A name that no item of the company has. */
export const unknownName = Symbol('unknown name');

/**
 * The value of a cell for the item's field; undefined for an empty cell, so that the field gets its
 * default. An invalid cell keeps its text, which the schema then refuses.
 */
export function readCell({ reading }: Column, cell: string, known: KnownItems): unknown {
  const plain = plainText(cell);
  if (plain === '') return undefined;
  switch (reading) {
    case 'text':
      return cell;
    case 'level':
      return /^\d+(\s*\/\s*5)?$/.test(plain) ? Number.parseInt(plain, 10) : cell;
    case 'hours':
      return typedHours(plain);
    case 'productType':
      return productTypes[plain] ?? cell;
    case 'yesNo':
      return answers[plain] ?? cell;
    case 'department':
      return idOf(plain, known.departments);
    case 'contact':
      return idOf(plain, known.contacts);
  }
}

const idOf = (plain: string, items: readonly Named[]) =>
  items.find(({ name }) => plainText(name).trim() === plain)?.id ?? unknownName;

const anyText: ReadonlySet<Reading> = new Set(['text', 'department', 'contact']);

/** Whether a cell without a header fits a column: prose does not fit a level. */
export function fitsColumn({ reading }: Column, cell: string): boolean {
  if (cell === '' || anyText.has(reading)) return true;
  if (reading === 'hours') return !Number.isNaN(typedHours(cell));
  if (reading === 'level') return /^[1-5](\s*\/\s*5)?$/.test(cell);
  return Object.hasOwn(reading === 'yesNo' ? answers : productTypes, plainText(cell));
}
