import type { Texts } from '@/i18n/texts';
import type { texts as english } from './undo.en';

export const texts: Texts<typeof english> = {
  undo: 'Deshacer',
  undone: 'Deshecho',
  failed: 'No se ha podido deshacer',
  exceptions_one: '{{count}} registro se queda como está, porque ha cambiado desde entonces.',
  exceptions_other: '{{count}} registros se quedan como están, porque han cambiado desde entonces.',
};
