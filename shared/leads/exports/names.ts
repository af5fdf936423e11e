import type { Language } from '../../languages';
import type { ExportedList } from './headers';

/** The names of exported files. */
export const exportNames: Record<Language, Record<ExportedList, string>> = {
  en: {
    contacts: 'contacts',
    companies: 'companies',
    opportunities: 'opportunities',
    communications: 'communications',
    tasks: 'tasks',
  },
  es: {
    contacts: 'contactos',
    companies: 'empresas',
    opportunities: 'oportunidades',
    communications: 'comunicaciones',
    tasks: 'tareas',
  },
};
