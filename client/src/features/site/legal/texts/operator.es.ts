import type { Texts } from '@/i18n/texts';
import type { texts as english } from './operator.en';

export const texts: Texts<typeof english> = {
  updated: 'Última revisión: {{date}}',
  name: 'Nombre o denominación',
  taxId: 'NIF',
  address: 'Domicilio',
  registry: 'Datos registrales',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  unset_one: 'Todavía no figura aquí: {{facts}}. Pídelo por correo.',
  unset_other: 'Todavía no figuran aquí: {{facts}}. Pídelos por correo.',
  missing: { taxId: 'NIF', address: 'domicilio', registry: 'datos registrales' },
};
