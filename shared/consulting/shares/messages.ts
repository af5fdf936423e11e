import { english, validation, type Message } from '../../message';

/** The messages about report links. */
export const shareMessages = {
  'days.range': validation('Choose between 1 and 90 days', 'Elige entre 1 y 90 días'),
  'share.missing': english(
    'This link doesn’t work any more. Ask whoever sent it to you for a new one.',
    'Este enlace ya no funciona. Pide uno nuevo a quien te lo envió.',
  ),
} satisfies Record<string, Message>;
