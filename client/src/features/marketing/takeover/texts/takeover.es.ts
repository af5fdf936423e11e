import type { Texts } from '@/i18n/texts';
import type { texts as english } from './takeover.en';

export const texts: Texts<typeof english> = {
  offers: {
    title: 'Esto ya lo has contado en CONSULTIA',
    hint: 'Tráelo y no tendrás que escribirlo otra vez. No se publica nada y puedes deshacerlo.',
    take: 'Traer',
    takeOne: 'Traer {{name}}',
    products_one: '{{count}} producto',
    products_other: '{{count}} productos',
    strengths_one: '{{count}} fortaleza',
    strengths_other: '{{count}} fortalezas',
    problems_one: '{{count}} problema',
    problems_other: '{{count}} problemas',
    taken: 'Traída de CONSULTIA',
    failed: 'No se ha traído la empresa',
  },
  further: {
    title: 'De CONSULTIA',
    text_one: '{{count}} producto de CONSULTIA no está aquí: {{names}}',
    text_other: '{{count}} productos de CONSULTIA no están aquí: {{names}}',
    take: 'Traer',
    dismiss: 'No mostrar',
    taken_one: '{{count}} producto traído',
    taken_other: '{{count}} productos traídos',
    failed: 'No se han traído los productos',
    notDismissed: 'No se ha ocultado el aviso',
  },
  same: {
    saved: 'Empresa guardada',
    act: 'Cambiar también en CONSULTIA',
    done: 'Cambiada también en CONSULTIA',
    failed: 'No se ha cambiado en CONSULTIA',
  },
  linked: 'Su informe',
};
