import { english, type Message, validation } from '../message';

/** Messages about undoing an act. */
export const actMessages = {
  'act.missing': english('This can no longer be taken back', 'Esto ya no se puede deshacer'),
  'act.old': english(
    'This was done more than 30 days ago and can no longer be taken back',
    'Esto se hizo hace más de 30 días y ya no se puede deshacer',
  ),
  'act.undone': english('This was already taken back', 'Esto ya se había deshecho'),
} satisfies Record<string, Message>;

/** Messages about a field of any record. */
export const recordMessages = {
  'link.invalid': validation('Enter a web address', 'Escribe una dirección web'),
} satisfies Record<string, Message>;
