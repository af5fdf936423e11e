import type { Texts } from '@/i18n/texts';
import type { texts as english } from './going-live.en';

export const texts: Texts<typeof english> = {
  act: 'Publicar lo aprobado',
  title: 'Publicar lo aprobado',
  text: 'Publica la página de destino y programa las publicaciones. Se puede deshacer.',
  page: {
    title: 'Página de destino',
    which: 'Cuál',
    without: 'Ninguna: las publicaciones llevan a otro sitio',
    live: 'Tus visitas la ven en {{url}}',
    unapproved:
      'No hay ninguna página de destino aprobada en este conjunto, así que las publicaciones llevan a otro sitio.',
    leadsTo: 'Las publicaciones llevan a {{address}}',
    link: '¿Adónde llevan las publicaciones?',
    linkHint: 'A tu tienda, tu página de reservas o tu web. Se guarda con el producto.',
  },
  company: { title: 'Quién responde de los datos' },
  channels: {
    title: 'Dónde',
    first:
      'No necesitan cuenta: a su hora, el texto, la imagen y el enlace te esperan listos para copiar. El canal de noticias sale solo.',
    needsPicture: 'Necesita imagen',
    connect: 'Conectar Bluesky, Mastodon, WordPress, Telegram…',
  },
  posts: {
    title: 'Publicaciones',
    none: 'No hay ninguna publicación aprobada pendiente en este conjunto. Aprueba una y también podrá salir.',
    zone: 'Horas de {{zone}}. Estos huecos están libres.',
    done: '{{name}} está programada',
  },
  replies: {
    title: 'Responder a quien se apunta',
    wished: 'Enviar un correo a quien se apunte',
    hint: 'Opcional. Solo se envía a quien confirma su dirección.',
    noMail: 'Aprueba un correo de este conjunto para enviarlo a quien se apunte.',
    demo: 'La cuenta de demostración no envía correos.',
    mail: 'Qué correo',
    senderName: 'Nombre del remitente',
    replyTo: 'Dirección para las respuestas',
    replyToHint: 'Te enviamos un código para comprobar que es tuya. Todo lo demás se publica sin esperarlo.',
    sends: 'Quien confirma su dirección recibe al momento: {{subject}}',
    turnOn: 'Activar la respuesta',
    on: 'La respuesta está activa',
  },
  notAll: {
    title: 'No se ha publicado todo',
    text: 'Lo que ha salido bien se queda. Cambia lo que está marcado y vuelve a pulsar el botón: nada sale dos veces.',
  },
  live: {
    title: 'Ya está publicado',
    page: 'La página está publicada',
    posts: 'Las publicaciones están programadas',
    scheduled_one: '{{count}} publicación programada',
    scheduled_other: '{{count}} publicaciones programadas',
    at: 'Tu página:',
    close: 'Listo',
  },
  undone: {
    all: 'Deshecho: la página está desactivada y estas publicaciones no saldrán',
    page: 'Deshecho: la página está desactivada',
    posts: 'Deshecho: estas publicaciones no saldrán',
  },
};
