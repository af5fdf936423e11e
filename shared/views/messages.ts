import { english, type Message } from '../message';

/** What saving views may have to say. */
export const viewMessages = {
  'view.missing': english('This view is no longer there', 'Esta vista ya no existe'),
  'view.most': english(
    'There are already {{max}} views. Delete one first.',
    'Ya hay {{max}} vistas. Elimina una antes.',
  ),
} satisfies Record<string, Message>;
