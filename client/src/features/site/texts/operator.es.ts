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
  unset: 'Todavía no figura aquí; pídelo por correo.',
};
