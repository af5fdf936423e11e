import type { Texts } from '@/i18n/texts';
import type { texts as english } from './operator.en';

export const texts: Texts<typeof english> = {
  updated: 'Última revisión: {{date}}',
  contents: 'En esta página',
  name: 'Nombre o denominación',
  taxId: 'NIF',
  address: 'Domicilio',
  registry: 'Datos registrales',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  unset: {
    title: 'Esto solo lo ve quien administra',
    text: 'En shared/site.ts falta por poner: {{facts}}. Mientras tanto, las páginas no lo muestran.',
  },
  facts: {
    legalName: 'denominación legal',
    taxId: 'NIF',
    address: 'domicilio',
    registry: 'datos registrales',
    email: 'correo electrónico',
    phone: 'teléfono',
    domain: 'dominio',
    professionalNetwork: 'red profesional',
    huyuProjects: 'web de Huyu Projects',
  },
};
