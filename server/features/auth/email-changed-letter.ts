import { accountPages } from '../../../shared/auth/addresses';
import { addressOf } from '../../../shared/http/address';
import type { Language } from '../../../shared/languages';
import { site } from '../../../shared/site';
import { renderLetter } from '../../platform/mail/letter';
import type { Letter } from '../../platform/mail/tables';

const texts = {
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

/** To the address that an account had. It holds nothing that anybody typed, so that it carries no words to strangers. */
export function emailChangedLetter(address: string, language: Language, publicUrl: string): Letter {
  const says = texts[language];
  return {
    to: { name: '', address },
    subject: says.subject,
    ...renderLetter(language, [
      { kind: 'paragraph', text: says.greeting },
      { kind: 'paragraph', text: says.changed },
      { kind: 'paragraph', text: says.own },
      { kind: 'paragraph', text: says.foreign },
      { kind: 'link', label: says.button, url: publicUrl + addressOf(accountPages.settings) },
      { kind: 'paragraph', text: says.locked },
    ]),
  };
}
