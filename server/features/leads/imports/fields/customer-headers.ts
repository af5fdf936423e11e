import { lettersOf } from '../../../../../shared/plain-text';
import { spellings } from './spellings';

/** Headers that mean a company where its name says so, or where it has a tax id of companies; else they mean people. */
export const customerHeaders = spellings(`
  cliente | customer | client | customer name | client name | nombre cliente | nombre del cliente | clientes |
  customers | proveedor | supplier | vendor | prospect | lead | posible cliente
`);

/** Whether a file has a column with the tax ids that only companies have. */
export const isOfFirms = (headers: readonly string[]): boolean =>
  headers.some((header) =>
    ['cif', 'cifempresa', 'cifdelaempresa', 'companytaxid'].includes(lettersOf(header)),
  );
