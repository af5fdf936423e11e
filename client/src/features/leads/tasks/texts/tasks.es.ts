import type { Texts } from '@/i18n/texts';
import type { texts as english } from './tasks.en';

export const texts: Texts<typeof english> = {
  state: 'Estado',
  states: { open: 'Pendientes', done: 'Hechas', all: 'Todas' },
  groups: {
    overdue: 'Con retraso',
    today: 'Hoy',
    upcoming: 'Próximos 7 días',
    later: 'Más adelante',
    undated: 'Sin fecha',
  },
  done: 'Hecha: {{title}}',
  snooze: 'Aplazar a mañana: {{title}}',
  finished: 'Tarea hecha',
  reopened: 'Tarea pendiente de nuevo',
  snoozed: 'Aplazada a mañana',
  notChanged: 'No se ha cambiado la tarea',
  report: 'Del informe de {{company}}',
  openTasks: 'Tareas pendientes',
  add: 'Añadir tarea',
  due: 'por hacer',
  urgent: 'Prioridad alta',
};
