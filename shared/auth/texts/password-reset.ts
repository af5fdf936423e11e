import type { Language } from '../../languages';

export const passwordResetTexts = {
  en: {
    subject: 'Set a new password',
    greeting: 'Hello,',
    reason: 'Someone, probably you, asked for a new password. This link works once, for one hour:',
    button: 'Set a new password',
    ignore: 'If it was not you, ignore this mail: nothing has changed.',
  },
  es: {
    subject: 'Crea una contraseña nueva',
    greeting: 'Hola:',
    reason:
      'Alguien, seguramente tú, ha pedido una contraseña nueva. Este enlace sirve una sola vez, durante una hora:',
    button: 'Crear una contraseña nueva',
    ignore: 'Si no has sido tú, ignora este correo: no ha cambiado nada.',
  },
} satisfies Record<Language, object>;
