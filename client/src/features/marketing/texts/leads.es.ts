import type { Texts } from '@/i18n/texts';
import type { texts as english } from './leads.en';

export const texts: Texts<typeof english> = {
  columns: {
    name: 'Nombre',
    email: 'Correo',
    status: 'Estado',
    consent: 'Consentimiento',
    delivery: 'Correos',
    page: 'Página',
    campaign: 'Campaña',
    lastTouch: 'Procedencia',
    company: 'Empresa',
    language: 'Idioma',
    source: 'Origen',
    created: 'Desde',
  },
  export: 'Exportar',
  saved: 'Contacto guardado',
  notSaved: 'No se ha guardado el contacto',
  delete: 'Eliminar',
  removed_one: '{{count}} contacto está en la papelera',
  removed_other: '{{count}} contactos están en la papelera',
  notRemoved: 'No se ha eliminado nada',
  askSome_one: '¿Enviar {{count}} contacto a la papelera?',
  askSome_other: '¿Enviar {{count}} contactos a la papelera?',
  binHint: 'Dejan de recibir correos. Se pueden recuperar durante 30 días.',
  empty: {
    title: 'Aún no hay contactos',
    published: 'Quien rellene el formulario de una de tus páginas aparece aquí al momento.',
    unpublished: 'Llegan por una página de destino. Publica una o trae los contactos que ya tienes.',
    toPages: 'Ver tus páginas',
  },
  nothing: {
    title: 'Ningún contacto coincide',
    hint: 'Busca con menos palabras o quita un filtro.',
    all: 'Ver todos los contactos',
  },
};
