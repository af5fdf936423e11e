import { english, type Message } from '../../message';

export const tagMessages = {
  'tag.missing': english('This tag is no longer there', 'Esta etiqueta ya no existe'),
} satisfies Record<string, Message>;
