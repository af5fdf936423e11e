import type { Texts } from '@/i18n/texts';
import type { texts as english } from './takeover.en';

export const texts: Texts<typeof english> = {
  offers: {
    title: 'Esto ya lo has contado en COMERZIA',
    hint: 'Usa esos datos y no tendrás que escribirlos otra vez. Puedes deshacerlo.',
    choose: 'Usar estos datos',
    chooseOne: 'Usar los datos de {{name}}',
    products_one: '{{count}} producto',
    products_other: '{{count}} productos',
    types: '¿Qué es cada uno?',
    take: 'Crear la empresa',
    taken: 'Empresa creada con los datos de COMERZIA',
    failed: 'No se ha creado la empresa',
  },
  undo: 'Deshacer',
  undone: 'Deshecho',
  kept_one: '{{count}} registro se queda, porque ha cambiado desde entonces',
  kept_other: '{{count}} registros se quedan, porque han cambiado desde entonces',
  notUndone: 'No se ha deshecho',
  products: {
    title: 'Productos de COMERZIA',
    take: 'Añadir a productos',
    text_one: 'En COMERZIA tienes también este:',
    text_other: 'En COMERZIA tienes también estos {{count}}:',
  },
  strengths: {
    title: 'Fortalezas de COMERZIA',
    take: 'Añadir a fortalezas',
    text_one: 'Tus campañas lo dan como prueba. ¿Es una de tus fortalezas?',
    text_other: 'Tus campañas los dan como prueba. ¿Cuáles son parte de tus fortalezas?',
  },
  typeOf: 'Qué es: {{name}}',
  dismiss: 'Ocultar',
  taken_one: '{{count}} añadido desde COMERZIA',
  taken_other: '{{count}} añadidos desde COMERZIA',
  notTaken: 'No se ha añadido nada',
  same: {
    saved: 'Empresa guardada',
    act: 'Cambiar también en COMERZIA',
    done: 'Cambiada también en COMERZIA',
    failed: 'No se ha cambiado en COMERZIA',
  },
  linked: 'Campañas en COMERZIA',
  tell: { act: 'Cuéntalo a tus clientes', about: 'Cuéntalo a tus clientes: {{name}}' },
};
