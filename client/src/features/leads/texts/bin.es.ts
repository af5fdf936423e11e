import type { Texts } from '@/i18n/texts';
import type { texts as english } from './bin.en';

export const texts: Texts<typeof english> = {
  title: 'Papelera',
  text: 'Lo que borras en LEADMANAGER se guarda aquí 30 días, con sus enlaces, y después se elimina del todo.',
  show: 'Mostrar',
  entities: {
    contact: 'Contactos',
    company: 'Empresas',
    opportunity: 'Oportunidades',
    communication: 'Comunicaciones',
    task: 'Tareas',
  },
  empty: 'No hay nada de este tipo en la papelera.',
  unnamed: 'Sin nombre',
  deleted: 'Borrado el {{date}}',
  restore: 'Recuperar',
  restoreThis: 'Recuperar {{name}}',
  restored: 'Recuperado',
  failed: 'No se ha podido recuperar',
  more: 'Mostrar más',
};
