import { english, type Message } from '../../message';

export const sampleMessages = {
  'samples.taken': english(
    'Samples can be loaded only while you have no contacts',
    'Los datos de ejemplo solo se pueden cargar mientras no tengas contactos',
  ),
} satisfies Record<string, Message>;
