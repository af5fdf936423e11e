import type { NewEnquiry } from '../schemas';
import type { Language } from '../../languages';

/** The labels of an enquiry's fields in its mail and on the page without scripts. */
export const fieldLabels: Record<Language, Record<keyof NewEnquiry, string>> = {
  en: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    service: 'Service',
    subject: 'Subject',
    message: 'Message',
    leaveEmpty: 'Leave this field empty',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    service: 'Servicio',
    subject: 'Asunto',
    message: 'Mensaje',
    leaveEmpty: 'Deja este campo vacío',
  },
};
