import type { Language } from '../../languages';

export const answerPageTexts = {
  en: {
    sent: 'Message Sent',
    failed: 'Your message was not sent',
    reference: 'Reference',
    again: 'Go back with your browser: what you typed is still there.',
  },
  es: {
    sent: 'Mensaje enviado',
    failed: 'Tu mensaje no se ha enviado',
    reference: 'Referencia',
    again: 'Vuelve atrás con el navegador: lo que escribiste sigue ahí.',
  },
} satisfies Record<Language, object>;
