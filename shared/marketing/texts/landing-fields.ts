import type { Language } from '../../languages';

/** The names of the fields in the form of a landing page. */
export type LandingFields = Record<'name' | 'email' | 'phone' | 'company' | 'position' | 'message', string>;

/** In the language of the page, which its owner need not use. */
export const landingFields: Record<Language, LandingFields> = {
  en: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    position: 'Position',
    message: 'Message',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    position: 'Cargo',
    message: 'Mensaje',
  },
};
