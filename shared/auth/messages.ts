import { english, spanish, validation, type Message } from '../message';
import { factorFieldMessages } from './factor-field-messages';
import { authFieldMessages } from './field-messages';

/** The messages about accounts and signing in. */
export const authMessages = {
  ...authFieldMessages,
  ...factorFieldMessages,
  'currentPassword.wrong': validation('That isn’t your current password', 'Esa no es tu contraseña actual'),
  'username.taken': validation('That username is already taken', 'Ese usuario ya existe'),
  'email.taken': validation(
    'There is already an account with that email',
    'Ya existe una cuenta con ese correo electrónico',
  ),
  'confirmation.wrong': validation('What you typed doesn’t match', 'Lo que has escrito no coincide'),
  'credentials.invalid': spanish('Invalid credentials', 'Credenciales inválidas'),
  'demo.fixed': english(
    'The demo account is shared by everybody, so this can’t be changed',
    'La cuenta de demostración es de todos, así que esto no se puede cambiar',
  ),
  'resetLink.sent': english(
    'If an account has that email, a link to set a new password is on its way.',
    'Si hay una cuenta con ese correo, te hemos enviado un enlace para crear una contraseña nueva.',
  ),
  'owner.stays': english(
    'You own an account that has other members. Hand it over first: Settings, People',
    'Eres titular de una cuenta con más miembros. Antes traspásala: Ajustes, Personas',
  ),
  'factor.needed': english(
    'This account asks for a second step when you sign in. Set one up in Settings, Security',
    'Esta cuenta pide un segundo paso al iniciar sesión. Configúralo en Ajustes, Seguridad',
  ),
  'proof.needed': english(
    'Show once more that it is you, then this is done',
    'Confirma otra vez que eres tú y se hará',
  ),
  'proof.empty': validation('Type your password', 'Escribe tu contraseña'),
  'proof.factor': english(
    'Your password alone is not enough here: use your passkey or a code',
    'Aquí no basta con la contraseña: usa tu llave de acceso o un código',
  ),
  'code.wrong': validation(
    'That code is not right, or was used already. Wait for the next one',
    'Ese código no es correcto o ya se ha usado. Espera al siguiente',
  ),
  'ticket.over': english(
    'That took too long, or had too many tries. Start again',
    'Ha pasado demasiado tiempo o ha habido demasiados intentos. Empieza de nuevo',
  ),
  'passkey.refused': english(
    'That passkey is not known here, or did not answer for this site',
    'Esa llave de acceso no se conoce aquí o no ha respondido para este sitio',
  ),
  'passkey.again': english('That passkey is yours already', 'Esa llave de acceso ya está entre las tuyas'),
  'passkey.missing': english('There is no such passkey', 'No existe esa llave de acceso'),
  'passkeys.full': english('You can have 10 passkeys', 'Puedes tener 10 llaves de acceso como máximo'),
  'passkeys.impossible': english(
    'Passkeys need a site with https',
    'Las llaves de acceso necesitan un sitio con https',
  ),
  'app.impossible': english(
    'Codes from an app cannot be used on this site yet. Ask whoever runs it',
    'En este sitio aún no se pueden usar códigos de una aplicación. Pregunta a quien lo administra',
  ),
  'factor.none': english(
    'Set up a passkey or an app first',
    'Antes crea una llave de acceso o conecta una aplicación',
  ),
  'factor.last': english(
    'One of your accounts asks for a second step, and this is your last one. Add another one first',
    'Una de tus cuentas exige un segundo paso y este es el último que te queda. Antes añade otro',
  ),
  'signIn.missing': english(
    'That device is signed out already',
    'En ese dispositivo la sesión ya está cerrada',
  ),
} satisfies Record<string, Message>;
