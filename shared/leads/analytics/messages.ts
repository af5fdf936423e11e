import { type Message, validation } from '../../message';

export const analyticsMessages = {
  'period.reversed': validation(
    'The end must be after the beginning',
    'Elige un final posterior al principio',
  ),
} satisfies Record<string, Message>;
