import { english, type Message } from '../../message';

export const feedMessages = {
  'feed.missing': english(
    'This calendar address no longer works. Copy the new one from the settings of LEADMANAGER.',
    'Esta dirección de calendario ya no funciona. Copia la nueva de los ajustes de LEADMANAGER.',
  ),
} satisfies Record<string, Message>;
