import type { Language } from '../../languages';

/** The mail by which a company proves the address to which answers go. */
export const companyCodeTexts = {
  en: {
    subject: 'Your code for replies to your emails',
    greeting: 'Hello,',
    reason: 'Enter this code in COMERZIA to have replies to your company’s emails come to this address.',
    code: 'Code',
    lifetime: 'The code works for {{minutes}} minutes.',
    ignore: 'If you did not ask for it, ignore this mail: nothing has changed.',
  },
  es: {
    subject: 'Tu código para recibir respuestas',
    greeting: 'Hola:',
    reason:
      'Escribe este código en COMERZIA para que las respuestas a los correos de tu empresa lleguen a esta dirección.',
    code: 'Código',
    lifetime: 'El código sirve durante {{minutes}} minutos.',
    ignore: 'Si no lo has pedido tú, ignora este correo: no ha cambiado nada.',
  },
} satisfies Record<Language, object>;
