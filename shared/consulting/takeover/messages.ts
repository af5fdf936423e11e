import { english, type Message } from '../../message';

export const takeoverMessages = {
  'business.missing': english(
    'This company isn’t in COMERZIA any more, or is in CONSULTIA already',
    'Esta empresa ya no está en COMERZIA o ya está en CONSULTIA',
  ),
} satisfies Record<string, Message>;
