import type { Texts } from '@/i18n/texts';
import type { texts as english } from './assigning.en';

export const texts: Texts<typeof english> = {
  own: '{{name}} (tú)',
  me: 'Yo',
  nobody: 'Nadie',
  mine: 'Lo mío',
  onlyMine: 'Solo lo que tengo asignado',
  of: 'A cargo de {{name}}',
  gone: 'Alguien que ya no está',
  assign: 'Asignar',
  held: {
    all: 'Tiene a su cargo {{records}}.',
    contacts_one: '{{count}} contacto',
    contacts_other: '{{count}} contactos',
    companies_one: '{{count}} empresa',
    companies_other: '{{count}} empresas',
    opportunities_one: '{{count}} oportunidad',
    opportunities_other: '{{count}} oportunidades',
    tasks_one: '{{count}} tarea',
    tasks_other: '{{count}} tareas',
  },
};
