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
  unset: 'Encara no consta aquí; demana-ho per correu.',
};
