import { type Message, validation } from '../../message';

export const communicationMessages = {
  'text.required': validation('Write a subject or a text', 'Escribe un asunto o un texto'),
  'about.required': validation(
    'Choose a contact, a company or an opportunity',
    'Elige un contacto, una empresa o una oportunidad',
  ),
} satisfies Record<string, Message>;
