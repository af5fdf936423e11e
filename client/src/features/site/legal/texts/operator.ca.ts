import type { Texts } from '@/i18n/texts';
import type { texts as english } from './operator.en';

export const texts: Texts<typeof english> = {
  updated: 'Última revisió: {{date}}',
  name: 'Nom o denominació',
  taxId: 'NIF',
  address: 'Domicili',
  registry: 'Dades registrals',
  email: 'Correu electrònic',
  phone: 'Telèfon',
  unset_one: 'Encara no consta aquí: {{facts}}. Demana-ho per correu.',
  unset_other: 'Encara no consten aquí: {{facts}}. Demana-ho per correu.',
  missing: { taxId: 'NIF', address: 'domicili', registry: 'dades registrals' },
};
