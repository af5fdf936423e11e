import { english, type Message } from '../message';

/** What is said about work that goes on after the answer. */
export const jobMessages = {
  'job.missing': english('This task was not found', 'No se ha encontrado esta tarea'),
} satisfies Record<string, Message>;
