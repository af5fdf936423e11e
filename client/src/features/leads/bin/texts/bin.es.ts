import type { Texts } from '@/i18n/texts';
import type { texts as english } from './bin.en';

export const texts: Texts<typeof english> = {
  text: 'Lo que borras en LEADMANAGER se guarda aquí 30 días, con sus enlaces, y después se elimina del todo.',
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
