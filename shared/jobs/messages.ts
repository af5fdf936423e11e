import { english, type Message } from '../message';

/** The messages about background jobs. */
export const jobMessages = {
  'job.missing': english('This task was not found', 'No se ha encontrado esta tarea'),
} satisfies Record<string, Message>;
