import type { Language } from '../languages';

/** The services a visitor can ask about, as the form's values. */
export const services = ['consultoria_ia', 'soluciones_ia', 'custom_ai'] as const;
export type Service = (typeof services)[number];

const isService = (value: string): value is Service => services.includes(value as Service);

/** How a service reads in the mail and its subject. */
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

/** Sent and stored when a visitor names no company, in both languages. */
export const unspecifiedCompany = 'No especificada';

export interface EnquiryForm {
  nombre: string;
  email: string;
  empresa: string;
  servicio: string;
  mensaje: string;
  /** Hidden from people; whoever fills it in is a robot. */
  leaveEmpty: string;
}

/** What the contact form sends, whichever way it is sent. */
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
