import type { Texts } from '@/i18n/texts';
import type { texts as english } from './product-prices.en';

export const texts: Texts<typeof english> = {
  number: 'Precio {{number}}',
  fields: {
    amount: 'Importe',
    per: 'Por',
    tax: 'Impuestos',
    label: 'Para qué es',
    note: 'Nota',
    from: 'Desde este importe',
  },
  tax: { unsaid: 'Sin decir', incl: 'Incluidos', excl: 'Se suman' },
  noAmount: 'Escribe un importe como 5,80',
  currency: 'Moneda',
  add: 'Añadir un precio',
  remove: 'Quitar el precio {{number}}',
  onRequest: 'El precio es a consultar',
  saved: 'Precio guardado',
  others: 'otros precios',
};
