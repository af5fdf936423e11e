import type { Texts } from '@/i18n/texts';
import type { texts as english } from './counted.en';

export const texts: Texts<typeof english> = {
  of: {
    contact_one: '{{count}} contacto',
    contact_other: '{{count}} contactos',
    company_one: '{{count}} empresa',
    company_other: '{{count}} empresas',
    opportunity_one: '{{count}} oportunidad',
    opportunity_other: '{{count}} oportunidades',
    communication_one: '{{count}} comunicación',
    communication_other: '{{count}} comunicaciones',
    task_one: '{{count}} tarea',
    task_other: '{{count}} tareas',
    tag_one: '{{count}} etiqueta',
    tag_other: '{{count}} etiquetas',
    field_one: '{{count}} campo propio',
    field_other: '{{count}} campos propios',
    record_one: '{{count}} registro',
    record_other: '{{count}} registros',
  },
};
