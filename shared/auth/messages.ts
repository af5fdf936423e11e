import { english, spanish, validation, type Message } from '../message';

/** The messages about accounts and signing in. */
export const authMessages = {
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
  'currentPassword.wrong': validation('That isn’t your current password', 'Esa no es tu contraseña actual'),
  'username.invalid': validation(
    'It must not contain invisible characters',
    'No puede contener caracteres invisibles',
  ),
  'username.taken': validation('That username is already taken', 'Ese usuario ya existe'),
  'email.taken': validation(
    'There is already an account with that email',
    'Ya existe una cuenta con ese correo electrónico',
  ),
  'confirmation.wrong': validation('What you typed doesn’t match', 'Lo que has escrito no coincide'),
  'credentials.invalid': spanish('Invalid credentials', 'Credenciales inválidas'),
  'registration.closed': english('Registration is closed', 'El registro está cerrado'),
  'demo.fixed': english(
    'The demo account is shared by everybody, so this can’t be changed',
    'La cuenta de demostración es de todos, así que esto no se puede cambiar',
  ),
  'resetLink.invalid': english(
    'This link is no longer valid. Please ask for a new one.',
    'Este enlace ya no es válido. Solicita uno nuevo.',
  ),
  'resetLink.sent': english(
    'If an account has that email, a link to set a new password is on its way.',
    'Si hay una cuenta con ese correo, te hemos enviado un enlace para crear una contraseña nueva.',
  ),
  'owner.stays': english(
    'You own an account that has other members. Hand it over first: Settings, People',
    'Eres titular de una cuenta con más miembros. Antes traspásala: Ajustes, Personas',
  ),
} satisfies Record<string, Message>;
