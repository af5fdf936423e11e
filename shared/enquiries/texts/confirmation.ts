import type { Language } from '../../languages';
import { site } from '../../site';

export const confirmationTexts = {
  en: {
    subject: 'We have received your message',
    greeting: 'Hello,',
    thanks: `Thank you for writing to ${site.name}. Your message has arrived, and a person on our team will answer you by email.`,
    mistake:
      'If you did not write to us, someone typed your address by mistake and you can ignore this mail.',
  },
  es: {
    subject: 'Hemos recibido tu mensaje',
    greeting: 'Hola:',
    thanks: `Gracias por escribir a ${site.name}. Tu mensaje ha llegado y una persona de nuestro equipo te responderá por correo.`,
    mistake: 'Si no nos has escrito, alguien ha puesto tu dirección por error y puedes ignorar este correo.',
  },
} satisfies Record<Language, object>;
