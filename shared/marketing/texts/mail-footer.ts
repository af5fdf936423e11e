import type { Language } from '../../languages';

interface FooterWords {
  /** Why the reader gets the mail; formally or not. */
  why: (sender: string, formal: boolean) => string;
  unsubscribe: string;
}

/** The foot of the mails that a company sends. */
export const mailFooter: Record<Language, FooterWords> = {
  en: {
    why: (sender) =>
      `You get this email because you left your address on a page of ${sender} and confirmed it.`,
    unsubscribe: 'Stop getting these emails',
  },
  es: {
    why: (sender, formal) =>
      formal
        ? `Recibe este correo porque dejó su dirección en una página de ${sender} y la confirmó.`
        : `Recibes este correo porque dejaste tu dirección en una página de ${sender} y la confirmaste.`,
    unsubscribe: 'Dejar de recibir estos correos',
  },
};
