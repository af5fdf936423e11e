import type { Texts } from '@/i18n/texts';
import type { texts as english } from './erasing.en';

export const texts: Texts<typeof english> = {
  act: 'Borrar a esta persona para siempre…',
  title: '¿Borrar a {{name}} para siempre?',
  hint: 'El contacto desaparece de todo LEADMANAGER, también de su historial y de la papelera. Nadie podrá deshacerlo.',
  looking: 'Comprobando qué se borra…',
  goes: 'También se borra:',
  counts: {
    contacts_one: '{{count}} contacto de la papelera con la misma dirección',
    contacts_other: '{{count}} contactos de la papelera con la misma dirección',
    communications_one: '{{count}} comunicación',
    communications_other: '{{count}} comunicaciones',
    tasks_one: '{{count}} tarea',
    tasks_other: '{{count}} tareas',
    consents_one: '{{count}} consentimiento',
    consents_other: '{{count}} consentimientos',
    changes_one: '{{count}} entrada del historial',
    changes_other: '{{count}} entradas del historial',
    importRows_one: '{{count}} línea de una importación',
    importRows_other: '{{count}} líneas de importaciones',
    enquiries_one: '{{count}} consulta del sitio web',
    enquiries_other: '{{count}} consultas del sitio web',
  },
  named:
    'Esto se queda: nombra a la persona, a alguien que se llama igual o recoge una conversación con ella y otras personas. Tú decides:',
  inBin: 'en la papelera',
  confirm: 'Borrar para siempre',
  erased: 'Borrado para siempre',
  failed: 'No se ha borrado nada',
  unnamed: 'Sin nombre',
  kinds: {
    contacts: 'Contacto',
    companies: 'Empresa',
    opportunities: 'Oportunidad',
    communications: 'Comunicación',
    tasks: 'Tarea',
  },
};
