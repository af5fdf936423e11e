import type { Texts } from '@/i18n/texts';
import type { texts as english } from './admin.en';

export const texts: Texts<typeof english> = {
  title: 'Consultas recibidas',
  unread_one: '{{count}} consulta sin leer',
  unread_other: '{{count}} consultas sin leer',
  unreadMany: 'Más de {{most}} consultas sin leer',
  noneUnread: 'No hay consultas sin leer',
  list: 'Consultas, las más recientes primero',
  search: {
    label: 'Buscar en nombre, correo, empresa, asunto y mensaje',
    state: 'Mostrar',
    all: 'Todas',
    unread: 'Sin leer',
    read: 'Leídas',
  },
  enquiry: {
    new: 'Sin leer',
    company: 'Empresa',
    service: 'Servicio',
    whole: 'Mostrar el mensaje completo',
    start: 'Mostrar solo el comienzo',
    answer: 'Responder',
    markRead: 'Marcar como leída',
    markUnread: 'Marcar como no leída',
    notMarked: 'No se ha guardado el cambio',
  },
  delivery: {
    queued: 'Correo en espera',
    attempts_one: '{{count}} intento hasta ahora',
    attempts_other: '{{count}} intentos hasta ahora',
    sent: 'Correo enviado',
    refused: 'Correo rechazado',
    said: 'El servidor de correo dice: {{words}}',
  },
  more: 'Cargar más',
  empty: {
    title: 'Aún no hay consultas',
    text: 'Aquí aparecerá lo que envíen los visitantes con el formulario de contacto, lo más reciente primero.',
    noMatch: 'Ninguna consulta coincide',
    noMatchText: 'Prueba con otras palabras o muestra todas las consultas.',
    showAll: 'Mostrar todas las consultas',
  },
};
