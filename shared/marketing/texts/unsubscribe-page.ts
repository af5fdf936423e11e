import type { Language } from '../../languages';

/** The page that the link for unsubscribing opens. It speaks to nobody directly, since it does not know how to. */
export const unsubscribePageTexts = {
  en: {
    title: 'Stop these emails',
    what: 'With this button the company that sent the email stops writing to this address.',
    button: 'Stop the emails',
    doneTitle: 'The emails have been stopped',
    done: 'The company that sent the email will not write to this address any more.',
  },
  es: {
    title: 'Dejar de recibir estos correos',
    what: 'Con este botón, la empresa que envió el correo deja de escribir a esta dirección.',
    button: 'No recibir más correos',
    doneTitle: 'No llegarán más correos',
    done: 'La empresa que envió el correo no volverá a escribir a esta dirección.',
  },
} satisfies Record<Language, object>;
