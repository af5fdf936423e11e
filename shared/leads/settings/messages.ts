import { type Message, validation } from '../../message';

export const settingsMessages = {
  'currency.unknown': validation('Choose a currency', 'Elige una moneda'),
  'reasons.repeated': validation('This reason is already there', 'Este motivo ya está'),
} satisfies Record<string, Message>;
