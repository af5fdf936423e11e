import type { Language } from '../../languages';

/** The mail by which a user proves an address. */
export const senderCodeTexts = {
  en: {
    subject: 'Your code for sending emails',
    greeting: 'Hello,',
    reason: 'Enter this code in LEADMANAGER to send emails from there. Answers will come to this address.',
    code: 'Code',
    lifetime: 'The code works for {{minutes}} minutes.',
    ignore: 'If you did not ask for it, ignore this mail: nothing has changed.',
  },
  es: {
    subject: 'Tu código para enviar correos',
    greeting: 'Hola:',
    reason:
      'Escribe este código en LEADMANAGER para enviar correos desde allí. Las respuestas llegarán a esta dirección.',
    code: 'Código',
    lifetime: 'El código sirve durante {{minutes}} minutos.',
    ignore: 'Si no lo has pedido tú, ignora este correo: no ha cambiado nada.',
  },
} satisfies Record<Language, object>;
