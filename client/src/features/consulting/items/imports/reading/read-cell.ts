import { plainText } from '@shared/plain-text';
import type { Department } from '@shared/consulting/items/tables';
import type { Column } from './columns';

/** The company's departments, which a problem may name. */
export type KnownDepartments = readonly Pick<Department, 'id' | 'name'>[];

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

/** A department name that the company does not have. */
export const unknownDepartment = Symbol('unknown department');

/**
 * The value of a cell for the item's field; undefined for an empty cell, so that the field gets its
 * default. An invalid cell keeps its text, which the schema then refuses.
 */
export function readCell({ reading }: Column, cell: string, departments: KnownDepartments): unknown {
  const plain = plainText(cell);
  if (plain === '') return undefined;
  switch (reading) {
    case 'text':
      return cell;
    case 'level':
      return /^\d+(\s*\/\s*5)?$/.test(plain) ? Number.parseInt(plain, 10) : cell;
    case 'productType':
      return productTypes[plain] ?? cell;
    case 'yesNo':
      return answers[plain] ?? cell;
    case 'department':
      return departments.find(({ name }) => plainText(name).trim() === plain)?.id ?? unknownDepartment;
  }
}

/** Whether a cell without a header fits a column: prose does not fit a level. */
export function fitsColumn({ reading }: Column, cell: string): boolean {
  if (cell === '' || reading === 'text' || reading === 'department') return true;
  if (reading === 'level') return /^[1-5](\s*\/\s*5)?$/.test(cell);
  return Object.hasOwn(reading === 'yesNo' ? answers : productTypes, plainText(cell));
}
