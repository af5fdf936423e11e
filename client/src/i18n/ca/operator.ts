import type { operator as english } from '../en/operator';
import type { Texts } from '../texts';

export const operator: Texts<typeof english> = {
  updated: 'Última revisió: {{date}}',
  name: 'Nom o denominació',
  taxId: 'NIF',
  address: 'Domicili',
  registry: 'Dades registrals',
  email: 'Correu electrònic',
  phone: 'Telèfon',
  unset: 'Encara no consta aquí; demana-ho per correu.',
};
