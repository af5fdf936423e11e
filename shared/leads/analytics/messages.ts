import { type Message, validation } from '../../message';

export const analyticsMessages = {
  'period.reversed': validation(
    'The end must be after the beginning',
    'El final debe ser posterior al principio',
  ),
} satisfies Record<string, Message>;
