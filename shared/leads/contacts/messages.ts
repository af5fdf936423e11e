import { english, type Message, validation } from '../../message';

export const contactMessages = {
  'name.orEmail': validation(
    'Enter a first name, a last name or an email address',
    'Escribe un nombre, unos apellidos o un correo electrónico',
  ),
  'email.taken': english(
    'Another contact already has this email address. Mark it as shared if both use it.',
    'Otro contacto ya tiene este correo. Márcalo como compartido si lo usan los dos.',
  ),
  'company.unknown': validation('This company is no longer there', 'Esta empresa ya no existe'),
} satisfies Record<string, Message>;
