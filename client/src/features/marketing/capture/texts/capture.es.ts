import type { Texts } from '@/i18n/texts';
import type { texts as english } from './capture.en';

export const texts: Texts<typeof english> = {
  parts: 'Partes de este paso',
  tabs: { leads: 'Contactos', pages: 'Páginas', suspects: 'Sospechosos' },
  publish: 'Publicar página',
  bin: 'Papelera',
  importFile: 'Importar',
  downloadFailed: 'No se ha podido guardar el archivo',
  sent: {
    page: 'Formulario de {{name}} ({{door}})',
    form: 'Formulario ({{door}})',
    agreed: 'Marcó la casilla del consentimiento',
    notAgreed: 'No marcó la casilla del consentimiento',
  },
  touch: {
    code: 'Enlace corto /r/{{code}}',
    campaign: 'campaña {{campaign}}',
    referrer: 'Enlace en {{host}}',
    direct: 'Directamente',
  },
  status: {
    new: 'Nuevo',
    contacted: 'Contactado',
    engaged: 'Interesado',
    qualified: 'Cualificado',
    won: 'Ganado',
    lost: 'Perdido',
    spam: 'Spam',
  },
  consent: {
    none: 'Ninguno',
    pending: 'Por confirmar',
    confirmed: 'Confirmado',
    withdrawn: 'Retirado',
  },
  delivery: { ok: 'Le llegan', soft: 'El último se retrasa', hard: 'Se devuelven' },
  doors: {
    page: 'página de destino',
    embed: 'formulario en tu web',
    json: 'tu propio formulario',
    import: 'importación',
  },
  languages: { en: 'inglés', es: 'español' },
  fields: {
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    company: 'Empresa',
    position: 'Cargo',
    message: 'Mensaje',
  },
};
