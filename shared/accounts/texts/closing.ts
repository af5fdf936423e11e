import type { Language } from '../../languages';
import { site } from '../../site';

/** The mail to every member of an account that is going to be closed. */
export const closingTexts = {
  en: {
    subject: 'An account that you are a member of is being closed',
    greeting: 'Hello,',
    closing: (name: string, day: string) =>
      `The account “${name}” on ${site.name} is being closed. Until ${day} its members can read it and download its data. Then everything in it is deleted for good.`,
    keep: 'Whoever owns it can keep it until then: Settings, People.',
    button: 'Open the account',
  },
  es: {
    subject: 'Se va a cerrar una cuenta de la que eres miembro',
    greeting: 'Hola:',
    closing: (name: string, day: string) =>
      `La cuenta «${name}» de ${site.name} se está cerrando. Hasta el ${day} sus miembros pueden leerla y descargar sus datos. Después, todo lo que contiene se elimina para siempre.`,
    keep: 'Hasta entonces, quien es titular puede conservarla: Ajustes, Personas.',
    button: 'Abrir la cuenta',
  },
} satisfies Record<Language, object>;
