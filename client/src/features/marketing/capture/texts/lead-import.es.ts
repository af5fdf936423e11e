import type { Texts } from '@/i18n/texts';
import type { texts as english } from './lead-import.en';

export const texts: Texts<typeof english> = {
  title: 'Importar contactos',
  intro:
    'Un CSV con una persona por línea. Importar no da consentimiento: nadie recibirá correos automáticos hasta que se apunte por su cuenta, diga lo que diga el archivo. A quien no hay que escribir se le sigue sin escribir.',
  leads: 'Contactos',
  counted_one: '{{count}} contacto',
  counted_other: '{{count}} contactos',
  fields: {
    contactName: 'Nombre',
    contactEmail: 'Correo',
    contactPhone: 'Teléfono',
    companyName: 'Empresa',
    position: 'Cargo',
    status: 'Estado',
    source: 'Origen',
    notes: 'Notas',
    language: 'Idioma',
    timezone: 'Zona horaria',
  },
};
