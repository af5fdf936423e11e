import type { Texts } from '@/i18n/texts';
import type { texts as english } from './bin.en';

export const texts: Texts<typeof english> = {
  show: 'Mostrar',
  all: 'Todo',
  allKinds: 'De todo tipo',
  kinds: 'Tipos en {{portal}}',
  empty: 'La papelera está vacía',
  emptyKind: 'Nada de este tipo en la papelera',
  unnamed: 'Sin nombre',
  deleted: 'Eliminado el {{date}}',
  restore: 'Recuperar',
  restoreThis: 'Recuperar {{name}}',
  restored: 'Recuperado',
  failed: 'No se ha podido recuperar',
  more: 'Mostrar más',
};
