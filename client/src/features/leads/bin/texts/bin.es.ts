import type { Texts } from '@/i18n/texts';
import type { texts as english } from './bin.en';

export const texts: Texts<typeof english> = {
  entities: {
    contact: 'Contactos',
    company: 'Empresas',
    opportunity: 'Oportunidades',
    communication: 'Comunicaciones',
    task: 'Tareas',
  },
  entity: {
    contact: 'Contacto',
    company: 'Empresa',
    opportunity: 'Oportunidad',
    communication: 'Comunicación',
    task: 'Tarea',
  },
};
