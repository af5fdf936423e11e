import { english, type Message } from '../../message';

export const actMessages = {
  'act.missing': english('This can no longer be taken back', 'Esto ya no se puede deshacer'),
  'act.undone': english('This was already taken back', 'Esto ya se había deshecho'),
} satisfies Record<string, Message>;
