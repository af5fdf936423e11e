import type { Texts } from '@/i18n/texts';
import type { texts as english } from './undo.en';

export const texts: Texts<typeof english> = {
  undo: 'Deshacer',
  undone: 'Deshecho',
  failed: 'No se ha podido deshacer',
  keepsSome: 'No todo se puede deshacer',
  keepsAll: 'Esto ya no se puede deshacer',
  keeps_one: '{{count}} registro se queda como está, del todo o en parte:',
  keeps_other: '{{count}} registros se quedan como están, del todo o en parte:',
  undoRest: 'Deshacer el resto',
  why: {
    edited: '{{name}} ha cambiado desde entonces.',
    linked: '{{name}} se ha enlazado desde entonces.',
    gone: '{{name}} se ha eliminado desde entonces.',
  },
  exceptions_one: '{{count}} registro se queda como está, porque ha cambiado desde entonces.',
  exceptions_other: '{{count}} registros se quedan como están, porque han cambiado desde entonces.',
};
