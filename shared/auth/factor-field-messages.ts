import { validation, type Message } from '../message';

/** The messages that the forms of the second step and of new passkeys show. */
export const factorFieldMessages = {
  'code.required': validation('Type the code', 'Escribe el código'),
  'passkey.nameless': validation('Give the passkey a name', 'Pon un nombre a la llave de acceso'),
} satisfies Record<string, Message>;
