import { english, validation, type Message } from '../message';

/** The messages that forms show about what is typed; apart from the others, which only the server says. */
export const authFieldMessages = {
  'username.required': validation('Username is required', 'El usuario es requerido'),
  'password.required': validation('Password is required', 'La contraseña es requerida'),
  'password.short': validation(
    'The password must have at least 6 characters',
    'La contraseña debe tener al menos 6 caracteres',
  ),
  'password.common': validation(
    'This is one of the 10,000 most common passwords',
    'Es una de las 10.000 contraseñas más comunes',
  ),
  'password.known': validation(
    'It must not be your username or your email',
    'No puede ser tu usuario ni tu correo electrónico',
  ),
  'confirmPassword.required': validation('Please confirm the password', 'Debe confirmar la contraseña'),
  'confirmPassword.different': validation('The passwords don’t match', 'Las contraseñas no coinciden'),
  'username.invalid': validation(
    'It must not contain invisible characters',
    'No puede contener caracteres invisibles',
  ),
  'registration.closed': english('Registration is closed', 'El registro está cerrado'),
  'resetLink.invalid': english(
    'This link is no longer valid. Please ask for a new one.',
    'Este enlace ya no es válido. Solicita uno nuevo.',
  ),
} satisfies Record<string, Message>;
