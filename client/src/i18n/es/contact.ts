import type { contact as english } from '../en/contact';
import type { Texts } from '../texts';

export const contact: Texts<typeof english> = {
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    service: 'Servicio',
    message: 'Mensaje',
    leaveEmpty: 'Deja este campo vacío',
  },
  messageHint: 'A qué te dedicas y qué te gustaría mejorar.',
  send: 'ENVIAR MENSAJE',
  sending: 'ENVIANDO...',
  sent: '¡Tu mensaje se ha enviado correctamente! Te contactaremos pronto.',
  sentToast: {
    title: 'Mensaje enviado',
    description: 'Gracias por tu mensaje. Te responderemos en breve.',
  },
  failed: {
    refused: 'Error al enviar mensaje',
    other: 'Error al enviar el mensaje',
  },
  failedToast: {
    title: 'Error',
    description: 'Hubo un problema al enviar tu mensaje. Por favor intenta de nuevo más tarde.',
  },
  privacy:
    'Usamos lo que nos envías solo para responderte. Para verlo, corregirlo o borrarlo, escribe a {{email}}.',
};
