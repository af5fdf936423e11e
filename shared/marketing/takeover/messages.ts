import { english, type Message } from '../../message';

export const takeoverMessages = {
  'business.missing': english(
    'This company isn’t in CONSULTIA any more, or has a newer assessment',
    'Esta empresa ya no está en CONSULTIA o tiene una evaluación más reciente',
  ),
  'business.taken': english('This company is in COMERZIA already', 'Esta empresa ya está en COMERZIA'),
} satisfies Record<string, Message>;
