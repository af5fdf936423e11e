import type { operator as english } from '../en/operator';
import type { Texts } from '../texts';

export const operator: Texts<typeof english> = {
  updated: 'Última revisión: {{date}}',
  name: 'Nombre o denominación',
  taxId: 'NIF',
  address: 'Domicilio',
  registry: 'Datos registrales',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  unset: 'Todavía no figura aquí; pídelo por correo.',
};
