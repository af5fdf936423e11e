import type { Language } from '../languages';

/** The services that a visitor can ask about, as values of the form. */
export const services = ['consultoria_ia', 'soluciones_ia', 'custom_ai'] as const;
export type Service = (typeof services)[number];

const isService = (value: string): value is Service => services.includes(value as Service);

/** The name of a service in the mail and its subject. */
export const serviceLabels: Record<Language, Record<Service, string>> = {
  en: {
    consultoria_ia: 'AI Consulting',
    soluciones_ia: 'AI Capital Solutions',
    custom_ai: 'Custom Projects Integration',
  },
  es: {
    consultoria_ia: 'Consultoría IA',
    soluciones_ia: 'Soluciones de Capital IA',
    custom_ai: 'Integración de Proyectos a Medida',
  },
};

const subjectPrefix: Record<Language, string> = {
  en: 'Contact Form - Service',
  es: 'Formulario de Contacto - Servicio',
};

/** The stored company of an enquiry without one, in both languages. */
export const unspecifiedCompany = 'No especificada';

export interface EnquiryForm {
  nombre: string;
  email: string;
  empresa: string;
  servicio: string;
  mensaje: string;
  /** A honeypot, hidden from people. */
  leaveEmpty: string;
}

/** Converts the contact form's fields into an enquiry, whether sent with or without scripts. */
export function enquiryFromForm(form: EnquiryForm, language: Language) {
  const labels = serviceLabels[language];
  const label = isService(form.servicio) ? labels[form.servicio] : form.servicio;
  return {
    name: form.nombre,
    email: form.email,
    company: form.empresa.trim() || unspecifiedCompany,
    service: label,
    subject: `${subjectPrefix[language]} ${label}`.trim(),
    message: form.mensaje,
    leaveEmpty: form.leaveEmpty,
  };
}
