import type { Texts } from '@/i18n/texts';
import type { texts as english } from './dismissals.en';

export const texts: Texts<typeof english> = {
  hide: 'Ocultar: {{name}}',
  hidden: 'Oculto',
  shown: 'A la vista otra vez',
  undo: 'Deshacer',
  notHidden: 'No se ha ocultado',
  notShown: 'Sigue oculto',
};
