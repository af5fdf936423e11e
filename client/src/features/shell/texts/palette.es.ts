import type { Texts } from '@/i18n/texts';
import type { texts as english } from './palette.en';

export const texts: Texts<typeof english> = {
  title: 'Pregunta, pide o busca',
  placeholder: 'Di qué necesitas o escribe un nombre…',
  similar: '{{portal}}: nombres parecidos',
  goTo: 'Ir a',
  acts: 'Hacer',
  nothing: 'No hay nada con «{{words}}»',
  failed: 'La búsqueda en {{portal}} no ha respondido. Inténtalo de nuevo en un momento.',
  createContact: 'Crear el contacto «{{words}}»',
  createCompany: 'Crear la empresa «{{words}}»',
  addBusiness: 'Añadir el negocio «{{words}}»',
  newBusiness: 'Añadir negocio',
};
