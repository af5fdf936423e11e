import type { Language } from '../../languages';
import { site } from '../../site';

/** The mail about a change of how a person signs in, by what has changed. */
export const factorChangedTexts = {
  en: {
    subject: {
      passkeyAdded: 'A passkey was added to your account',
      passkeyRemoved: 'A passkey was removed from your account',
      appAdded: 'Codes from an app were set up for your account',
      appRemoved: 'Codes from an app were switched off for your account',
      codesRenewed: 'You have new recovery codes',
      codeUsed: 'A recovery code of yours was used',
    },
    greeting: 'Hello,',
    happened: {
      passkeyAdded: `A passkey has just been added to your ${site.name} sign-in. Whoever holds it can sign in as you.`,
      passkeyRemoved: `A passkey has just been removed from your ${site.name} sign-in. It no longer opens anything.`,
      appAdded: `From now on, signing in to ${site.name} also asks for a code from your app.`,
      appRemoved: `Signing in to ${site.name} no longer asks for a code from your app.`,
      codesRenewed: `New recovery codes were made for your ${site.name} sign-in. The old ones no longer work.`,
      codeUsed: `One of the recovery codes of your ${site.name} sign-in has just been used. It does not work a second time.`,
    },
    own: 'If this was you, you don’t need to do anything.',
    foreign:
      'If it was not you, somebody else can sign in as you. Choose a new password at once and look at what stands under Security:',
    button: 'Open your settings',
    locked: `If you can no longer sign in, write to ${site.email} from this address and we will help you.`,
  },
  es: {
    subject: {
      passkeyAdded: 'Se ha añadido una llave de acceso a tu cuenta',
      passkeyRemoved: 'Se ha quitado una llave de acceso de tu cuenta',
      appAdded: 'Tu cuenta pide ahora un código de tu aplicación',
      appRemoved: 'Tu cuenta ya no pide un código de tu aplicación',
      codesRenewed: 'Tienes códigos de recuperación nuevos',
      codeUsed: 'Se ha usado uno de tus códigos de recuperación',
    },
    greeting: 'Hola:',
    happened: {
      passkeyAdded: `Se acaba de añadir una llave de acceso para entrar en ${site.name}. Quien la tenga puede iniciar sesión por ti.`,
      passkeyRemoved: `Se acaba de quitar una de las llaves de acceso con las que entras en ${site.name}. Ya no abre nada.`,
      appAdded: `A partir de ahora, para entrar en ${site.name} hace falta también un código de tu aplicación.`,
      appRemoved: `Para entrar en ${site.name} ya no hace falta un código de tu aplicación.`,
      codesRenewed: `Se han creado códigos de recuperación nuevos para entrar en ${site.name}. Los anteriores ya no sirven.`,
      codeUsed: `Se acaba de usar uno de los códigos de recuperación con los que entras en ${site.name}. No sirve una segunda vez.`,
    },
    own: 'Si has sido tú, no tienes que hacer nada.',
    foreign:
      'Si no has sido tú, alguien más puede entrar por ti. Elige cuanto antes una contraseña nueva y mira lo que hay en Seguridad:',
    button: 'Abrir tus ajustes',
    locked: `Si ya no puedes iniciar sesión, escribe a ${site.email} desde esta dirección y te ayudaremos.`,
  },
} satisfies Record<Language, object>;

export type FactorChange = keyof (typeof factorChangedTexts)['en']['subject'];
