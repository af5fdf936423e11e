import type { Texts } from '@/i18n/texts';
import type { texts as english } from './mails.en';

export const texts: Texts<typeof english> = {
  title: 'Correo a {{name}}',
  to: 'Para',
  subject: 'Asunto',
  body: 'Mensaje',
  hint: 'Texto sin formato. Las respuestas llegarán a {{address}}.',
  send: 'Enviar',
  notSent: 'No se ha enviado',
  leaves: 'El correo sale en {{seconds}} segundos',
  cancel: 'Cancelar',
  cancelled: 'No se ha enviado. Aquí tienes tu texto.',
  notCancelled: 'Demasiado tarde',
  demo: {
    title: 'La cuenta de demostración no envía correos',
    text: 'Crea tu propia cuenta para escribir desde aquí. Mientras tanto, puedes usar tu programa de correo.',
    own: 'Escribir con mi programa de correo',
  },
  prove: {
    title: 'Antes, confirma que {{address}} es tuya',
    text: 'Ahí llegarán las respuestas a tus correos. Te enviamos un código, solo esta vez.',
    ask: 'Enviarme el código',
    again: 'Enviar otro código',
    asked: 'Hemos enviado un código a {{address}}. Sirve durante 15 minutos.',
    code: 'Código',
    confirm: 'Confirmar',
    done: 'Confirmada. Ya puedes enviar.',
    failed: 'No se ha confirmado',
    notAsked: 'No se ha enviado el código',
  },
  waiting: {
    title: 'Correos en camino',
    state: 'Saliendo',
    late: 'Seguimos intentándolo: el servidor de correo aún no lo ha aceptado',
    refused: 'No se ha enviado',
    again: 'Volver a escribirlo',
    dismiss: 'Descartar',
    why: 'El servidor de correo lo ha rechazado: {{reason}}',
    reasons: {
      'do-not-contact': 'El contacto ya no quiere que le contacten.',
      'contact-gone': 'El contacto se ha eliminado.',
    },
  },
};
