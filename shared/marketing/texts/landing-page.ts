import type { Language } from '../../languages';
import { type LandingFields, landingFields } from './landing-fields';

interface Controller {
  company: string;
  address: string;
  /** Where rights are asked for; null when only the postal address is known. */
  email: string | null;
}

/** What stands on landing pages besides what the company has written; each language has one form of address for each reader. */
interface LandingTexts {
  fields: LandingFields;
  optional: string;
  faq: string;
  /** Beside the price: the one before, as the law wants it told. */
  before: (amount: string) => string;
  formTitle: string;
  /** The words beside the box when the text of the page has none. */
  consent: (company: string) => string;
  privacy: (controller: Controller) => string;
  privacyTitle: string;
  leaveEmpty: string;
  problems: string;
  tooMany: string;
  thanksTitle: string;
  thanks: (company: string) => string;
  /** Below it; said to everybody alike, since nobody is told what was thought of a form. */
  thanksConsent: string;
  back: string;
}

const english: LandingTexts = {
  fields: landingFields.en,
  optional: 'optional',
  faq: 'Frequently asked questions',
  before: (amount) => `Was ${amount}, the lowest price of the last 30 days before this reduction`,
  formTitle: 'Leave your details',
  consent: (company) => `I would like to receive emails from ${company}.`,
  privacyTitle: 'Your data',
  privacy: ({ company, address, email }) =>
    `${company}, ${address}, is responsible for your data. It uses them to answer you and, only if you tick the box and confirm it by email, to write to you about what it offers. You can ask to see, correct, delete or take your data with you, object to their use and withdraw your consent whenever you like, ${email ? `by writing to ${email}` : 'by writing to that address'}, and complain to the data protection authority.`,
  leaveEmpty: 'Leave this field empty',
  problems: 'Something is missing. Look at the marked fields.',
  tooMany:
    'Too many forms came from your connection. Everything you typed is still here: try again in a while.',
  thanksTitle: 'Thank you',
  thanks: (company) => `What you sent has reached ${company}.`,
  thanksConsent:
    'If you ticked the box, open the email that is on its way and confirm your address. We won’t write until you do.',
  back: 'Back to the page',
};

const informal: LandingTexts = {
  fields: landingFields.es,
  optional: 'opcional',
  faq: 'Preguntas frecuentes',
  before: (amount) => `Antes ${amount}, el precio más bajo de los 30 días anteriores a esta rebaja`,
  formTitle: 'Déjanos tus datos',
  consent: (company) => `Quiero que ${company} me escriba por correo sobre lo que ofrece.`,
  privacyTitle: 'Tus datos',
  privacy: ({ company, address, email }) =>
    `${company}, ${address}, es responsable de tus datos. Los usa para responderte y, solo si marcas la casilla y lo confirmas por correo, para escribirte sobre lo que ofrece. Puedes pedir que te los enseñe, los corrija, los borre o te los entregue, oponerte a su uso y retirar el consentimiento cuando quieras, ${email ? `escribiendo a ${email}` : 'escribiendo a esa dirección'}, y reclamar ante la autoridad de protección de datos.`,
  leaveEmpty: 'Deja este campo vacío',
  problems: 'Falta algo. Mira los campos marcados.',
  tooMany:
    'Han llegado demasiados formularios desde tu conexión. Lo que escribiste sigue aquí: inténtalo dentro de un rato.',
  thanksTitle: 'Gracias',
  thanks: (company) => `Lo que enviaste ya está en ${company}.`,
  thanksConsent:
    'Si marcaste la casilla, abre el correo que va de camino y confirma tu dirección. Hasta entonces no te escribiremos.',
  back: 'Volver a la página',
};

const formal: LandingTexts = {
  ...informal,
  formTitle: 'Déjenos sus datos',
  privacyTitle: 'Sus datos',
  privacy: ({ company, address, email }) =>
    `${company}, ${address}, es responsable de sus datos. Los usa para responderle y, solo si marca la casilla y lo confirma por correo, para escribirle sobre lo que ofrece. Puede pedir que se los enseñe, los corrija, los borre o se los entregue, oponerse a su uso y retirar el consentimiento cuando quiera, ${email ? `escribiendo a ${email}` : 'escribiendo a esa dirección'}, y reclamar ante la autoridad de protección de datos.`,
  leaveEmpty: 'Deje este campo vacío',
  problems: 'Falta algo. Mire los campos marcados.',
  tooMany:
    'Han llegado demasiados formularios desde su conexión. Lo que escribió sigue aquí: inténtelo dentro de un rato.',
  thanks: (company) => `Lo que envió ya está en ${company}.`,
  thanksConsent:
    'Si marcó la casilla, abra el correo que va de camino y confirme su dirección. Hasta entonces nadie le escribe.',
};

/** The texts of a landing page in its language, formal or not. */
export const landingTexts = (language: Language, isFormal: boolean): LandingTexts =>
  language === 'en' ? english : isFormal ? formal : informal;
