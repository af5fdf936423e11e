import type { Texts } from '@/i18n/texts';
import type { texts as english } from './today.en';

export const texts: Texts<typeof english> = {
  title: 'Hoy',
  list: 'Lo que te espera',
  portals: { consultia: 'CONSULTIA', comerzia: 'COMERZIA', leadmanager: 'LEADMANAGER' },
  kinds: {
    task: 'Tarea',
    opportunity: 'Sin próximo paso',
    lead: 'Sin responder',
    channel: 'Canal por volver a conectar',
    piece: 'Por aprobar',
    report: 'Se puede hacer su informe',
    post: {
      assisted: 'Publicación que haces tú',
      late: 'Publicación que no salió a su hora',
      unconfirmed: 'Publicación por comprobar: ¿está?',
      failed: 'Publicación que falló',
      disconnected: 'Publicación parada por su canal',
    },
  },
  more_one: '{{count}} más como esta',
  more_other: '{{count}} más como estas',
  moreThan: 'Más de {{count}} como estas',
  when: {
    today: 'Hoy',
    todayAt: 'Hoy, {{time}}',
    earlier: 'Hoy, hace un rato: {{time}}',
    tomorrow: 'Mañana',
    daysAgo_one: 'Ayer',
    daysAgo_other: 'Hace {{count}} días',
  },
  empty: 'No te espera nada',
  nothingNext: 'Tampoco hay nada previsto para los próximos siete días.',
  comingIntro: 'Esto es lo que viene en los próximos siete días.',
  coming: 'Lo que viene',
  comingKinds: { task: 'Tarea', post: 'Sale una publicación', close: 'Cierre previsto' },
  see: 'Ver todo el día',
};
