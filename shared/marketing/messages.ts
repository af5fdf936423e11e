import { english, type Message } from '../message';

/** What every room of COMERZIA may have to say. */
export const marketingMessages = {
  'company.missing': english(
    'This company isn’t there, or is in the bin',
    'Esta empresa no existe o está en la papelera',
  ),
} satisfies Record<string, Message>;
