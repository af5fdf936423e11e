import type { Language } from '../../languages';
import { site } from '../../site';

export const emailChangedTexts = {
  en: {
    subject: 'The email of your account has changed',
    greeting: 'Hello,',
    changed: `The email of your ${site.name} account has just been changed. From now on, emails about your account go to the new address and no longer to this one.`,
    own: 'If this was you, you don’t need to do anything.',
    foreign:
      'If it was not you, somebody else knows your password. Sign in at once, change your email back and choose a new password, which ends every other session:',
    button: 'Open your settings',
    locked: `If you can no longer sign in, write to ${site.email} from this address and we will help you.`,
  },
  es: {
    subject: 'Ha cambiado el correo de tu cuenta',
    greeting: 'Hola:',
    changed: `Se acaba de cambiar el correo electrónico de tu cuenta de ${site.name}. A partir de ahora, los mensajes sobre la cuenta se envían a la dirección nueva y ya no a esta.`,
    own: 'Si has sido tú, no tienes que hacer nada.',
    foreign:
      'Si no has sido tú, alguien más sabe tu contraseña. Inicia sesión cuanto antes, vuelve a poner tu correo y elige una contraseña nueva, con lo que se cierran las demás sesiones:',
    button: 'Abrir tus ajustes',
    locked: `Si ya no puedes iniciar sesión, escribe a ${site.email} desde esta dirección y te ayudaremos.`,
  },
} satisfies Record<Language, object>;
