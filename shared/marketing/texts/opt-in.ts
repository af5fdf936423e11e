import { type Language, localeOf } from '../../languages';

interface OptIn {
  company: string;
  /** The day of the submission, as it is written in the language. */
  date: string;
  link: string;
}

interface OptInTexts {
  /** Who writes: the company by way of the site, in whose name nobody else may. */
  from: (sender: string, site: string) => string;
  subject: (company: string) => string;
  /** The mail, as the specification words it; the link is its own part. */
  mail: (optIn: OptIn) => string;
  title: (company: string) => string;
  button: string;
  doneTitle: string;
  done: (company: string) => string;
  goneTitle: string;
  gone: string;
}

/** The mail by which a visitor confirms an address, and the pages behind its link. */
export const optInTexts: Record<Language, OptInTexts> = {
  en: {
    from: (sender, site) => `${sender} via ${site}`,
    subject: (company) => `Confirm your address for ${company}`,
    mail: ({ company, date, link }) =>
      `Confirm your address for ${company}. Someone, we hope you, left it on our page on ${date}. If it was you, confirm: ${link}. If not, do nothing and we will not write again.`,
    title: (company) => `Confirm your address for ${company}`,
    button: 'Yes, write to me',
    doneTitle: 'Your address is confirmed',
    done: (company) =>
      `From now on ${company} may write to you. Each mail has a link with which you stop that.`,
    goneTitle: 'This link is no longer valid',
    gone: 'It lasts for seven days. Leave your address on the page again to get a new one.',
  },
  es: {
    from: (sender, site) => `${sender} a través de ${site}`,
    subject: (company) => `Confirma tu correo para ${company}`,
    mail: ({ company, date, link }) =>
      `Confirma tu correo para ${company}. Alguien, esperamos que tú, dejó esta dirección en nuestra página el ${date}. Si fuiste tú, confírmalo: ${link}. Si no, no hagas nada y no te escribiremos más.`,
    title: (company) => `Confirma tu correo para ${company}`,
    button: 'Sí, escribidme',
    doneTitle: 'Tu correo está confirmado',
    done: (company) =>
      `Desde ahora ${company} puede escribirte. Cada correo lleva un enlace para dejar de recibirlos.`,
    goneTitle: 'Este enlace ya no vale',
    gone: 'Dura siete días. Deja otra vez tu dirección en la página para recibir uno nuevo.',
  },
};

/** A day as the opt-in mail writes it, in the company's zone. */
export const optInDate = (at: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(at);
