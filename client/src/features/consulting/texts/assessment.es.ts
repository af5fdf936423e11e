import type { Texts } from '@/i18n/texts';
import type { texts as english } from './assessment.en';

export const texts: Texts<typeof english> = {
  create: 'Nueva evaluación',
  created: 'Nueva evaluación creada',
  createdText: 'Contiene todo lo que tenía la empresa. Actualiza lo que haya cambiado y genera su informe.',
  failed: 'No se ha creado la nueva evaluación',
  listed: 'Nueva evaluación, {{date}}',
  title: 'Desde el informe del {{date}}',
  hint: 'Los departamentos se comparan por su nombre y los problemas por su texto: uno redactado de otra forma cuenta como resuelto y como nuevo.',
  score: 'Puntuación de digitalización',
  before: 'Antes',
  after: 'Ahora',
  department: 'Departamento',
  none: 'ninguno',
  up: '{{count}} más',
  down: '{{count}} menos',
  solved: 'Problemas resueltos',
  added: 'Problemas nuevos',
  noneSolved: 'Siguen todos los problemas anteriores.',
  noneAdded: 'No hay problemas nuevos.',
};
