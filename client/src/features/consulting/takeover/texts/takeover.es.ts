import type { Texts } from '@/i18n/texts';
import type { texts as english } from './takeover.en';

export const texts: Texts<typeof english> = {
  offers: {
    title: 'Esto ya lo has contado en COMERZIA',
    hint: 'Tráelo y no tendrás que escribirlo otra vez. Puedes deshacerlo.',
    choose: 'Traer',
    chooseOne: 'Traer {{name}}',
    products_one: '{{count}} producto',
    products_other: '{{count}} productos',
    types: '¿Qué es cada uno?',
    take: 'Traer con estos datos',
    taken: 'Traída de COMERZIA',
    failed: 'No se ha traído la empresa',
  },
  undo: 'Deshacer',
  undone: 'Deshecho',
  kept_one: '{{count}} registro se queda, porque ha cambiado desde entonces',
  kept_other: '{{count}} registros se quedan, porque han cambiado desde entonces',
  notUndone: 'No se ha deshecho',
  products: {
    title: 'Productos de COMERZIA',
    text_one: '{{count}} producto de COMERZIA no está aquí. ¿Es un producto o un servicio?',
    text_other: '{{count}} productos de COMERZIA no están aquí. ¿Es cada uno un producto o un servicio?',
  },
  strengths: {
    title: 'Fortalezas de COMERZIA',
    text_one: 'Tus campañas lo dan como prueba. ¿Es una de tus fortalezas?',
    text_other: 'Tus campañas los dan como prueba. ¿Cuáles son parte de tus fortalezas?',
  },
  typeOf: 'Qué es: {{name}}',
  take: 'Traer',
  dismiss: 'Ocultar',
  taken_one: '{{count}} registro traído',
  taken_other: '{{count}} registros traídos',
  notTaken: 'No se ha traído nada',
  same: {
    saved: 'Empresa guardada',
    act: 'Cambiar también en COMERZIA',
    done: 'Cambiada también en COMERZIA',
    failed: 'No se ha cambiado en COMERZIA',
  },
  linked: 'Sus campañas',
  tell: { act: 'Cuéntalo a tus clientes', about: 'Cuéntalo a tus clientes: {{name}}' },
};
