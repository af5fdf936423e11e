import { english, type Message } from '../message';

/** The messages about background jobs. */
export const jobMessages = {
  'job.missing': english('This task wasn’t found', 'No se ha encontrado esta tarea'),
  'job.whole': english(
    'This can’t be stopped halfway. It ends by itself.',
    'Esto no se puede parar a medias. Termina por sí solo.',
  ),
} satisfies Record<string, Message>;
