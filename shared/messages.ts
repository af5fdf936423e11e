import type { Language } from './languages';
import { english, type Message, partsOf, validation } from './message';

/** The messages that several features share. */
export const messages = {
  'name.required': validation('Name is required', 'El nombre es requerido'),
  'email.required': validation('Email is required', 'El correo electrónico es requerido'),
  'email.invalid': validation('It must be a valid email address', 'Debe ser un correo electrónico válido'),
  'description.required': validation('Description is required', 'La descripción es requerida'),
  'type.required': validation('Type is required', 'El tipo es requerido'),
  'level.range': validation('Choose a level from 1 to 5', 'Elige un nivel del 1 al 5'),
  'text.long': validation(
    'It can have at most {{max}} characters',
    'Puede tener como máximo {{max}} caracteres',
  ),
  'text.control': validation(
    'It must not contain line breaks or control characters',
    'No puede contener saltos de línea ni caracteres de control',
  ),
  'text.nul': validation(
    'It contains a character that cannot be stored',
    'Contiene un carácter que no se puede guardar',
  ),
  'field.required': validation('This field is required', 'Este campo es requerido'),
  'field.invalid': validation('This value is not valid', 'Este valor no es válido'),
  'date.invalid': validation('That is not a valid date', 'La fecha no es válida'),
  'request.invalid': validation('Please check the marked fields', 'Revisa los campos marcados'),
  'id.invalid': validation('Invalid identifier', 'Identificador no válido'),
  'cursor.stale': validation(
    'This list is no longer the one it was. Start again from its beginning.',
    'Esta lista ya no es la que era. Vuelve a empezar por el principio.',
  ),
  'row.stale': english(
    'This was changed in the meantime. Check what it says now.',
    'Esto ha cambiado mientras tanto. Comprueba lo que dice ahora.',
  ),
  'request.refused': english(
    'This request came from another site and was refused',
    'Esta petición llegó desde otro sitio y fue rechazada',
  ),
  'user.signedOut': english('Please sign in first', 'Inicia sesión primero'),
  'access.refused': english('You do not have permission to do this', 'No tienes permiso para hacer esto'),
  'address.missing': english('Nothing was found at this address', 'No hay nada en esta dirección'),
  'body.large': english('What was sent is too large', 'Lo enviado es demasiado grande'),
  'body.notJson': english('Send JSON', 'Envía JSON'),
  'body.type': english(
    'What was sent is of a kind that is not taken here',
    'Lo enviado es de un tipo que aquí no se admite',
  ),
  'file.missing': validation('Choose a file', 'Elige un archivo'),
  'file.single': validation('Send one file at a time', 'Envía los archivos de uno en uno'),
  'file.type': validation(
    'Files of this kind are not taken here',
    'Aquí no se admiten archivos de este tipo',
  ),
  'file.large': validation('The file can have at most {{max}}', 'El archivo puede tener como máximo {{max}}'),
  'body.broken': english('What was sent cannot be read', 'Lo enviado no se puede leer'),
  'tooMany.requests': english(
    'Too many attempts. Try again in {{wait}}.',
    'Demasiados intentos. Vuelve a intentarlo en {{wait}}.',
  ),
  'database.away': english(
    'The service is not available for a moment. Please try again.',
    'El servicio no está disponible por un momento. Vuelve a intentarlo.',
  ),
  'server.failed': english('Something went wrong', 'Algo salió mal'),
} satisfies Record<string, Message>;

/**
 * The text of a message in a language; `undefined` means that the request named none. Any other text (such as zod's
 * own) becomes "not valid".
 */
export function messageText(said: string, language: Language | undefined): string {
  const parts = partsOf(said);
  if (!parts) return messageText(messages['field.invalid'], language);
  const [unasked, en, es, values = {}] = parts;
  const text = (language ?? unasked) === 'en' ? en : es;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
