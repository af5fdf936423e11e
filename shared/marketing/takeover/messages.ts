import { english, type Message, validation } from '../../message';

export const takeoverMessages = {
  'business.missing': english(
    'This company isn’t in CONSULTIA any more, or has a newer assessment',
    'Esta empresa ya no está en CONSULTIA o tiene una evaluación más reciente',
  ),
  'business.taken': english('This company is in COMERZIA already', 'Esta empresa ya está en COMERZIA'),
  'publish.required': validation('Tick that you may publish it', 'Marca que puedes publicarlo'),
} satisfies Record<string, Message>;
